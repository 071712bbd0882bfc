import { inLanguage } from '#messages/lib/in-language.ts';
import type { Tongue } from '#messages/lib/language.ts';
import words from '#messages/lib/notices/index.ts';
import { type Variants, variantsFrom } from '#server/lib/variants.ts';

/** By the page they say it of; gone with it. */
const made = new WeakMap<Variants, Variants>();

/**
 * Ahead of all that a page says, drawn with classes that each page has. A part of a page, which has
 * no main part, stays as it is.
 */
function withNote(html: string, note: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  const inside = html.indexOf('>', main) + 1;
  const said = `<p role="status" class="page py-3 text-sm font-semibold print:hidden" data-held-over>${note}</p>`;
  return html.slice(0, inside) + said + html.slice(inside);
}

/**
 * A page that cannot be renewed just now, saying so: what it shows was so a moment ago, and what is
 * sent from it would fail. Nobody is to keep it.
 */
export function heldOver(kept: Variants, tongue: Tongue): Variants {
  const known = made.get(kept);
  if (known) return known;
  const { etag: _, vary: __, 'content-length': ___, ...headers } = kept.identity.headers;
  const note = inLanguage(tongue, () => words.fromAMomentAgo);
  const said = withNote(kept.identity.body.toString(), note);
  const saying = variantsFrom(Buffer.from(said), { ...headers, 'cache-control': 'no-store' }, true);
  made.set(kept, saying);
  return saying;
}
