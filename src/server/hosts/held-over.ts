import { withNote } from '#domain/lib/with-note.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Tongue } from '#messages/lib/language.ts';
import words from '#messages/lib/notices/index.ts';
import { type Variants, variantsFrom } from '#server/lib/variants.ts';

/** By the page they say it of; gone with it. */
const made = new WeakMap<Variants, Variants>();

/**
 * A page that cannot be renewed just now, saying so: what it shows was so a moment ago, and what is
 * sent from it would fail. Nobody is to keep it.
 */
export function heldOver(kept: Variants, tongue: Tongue): Variants {
  const known = made.get(kept);
  if (known) return known;
  const { etag: _, vary: __, 'content-length': ___, ...headers } = kept.identity.headers;
  const note = inLanguage(tongue, () => words.fromAMomentAgo);
  const said = withNote(kept.identity.body.toString(), note, 'data-held-over');
  const saying = variantsFrom(Buffer.from(said), { ...headers, 'cache-control': 'no-store' }, true);
  made.set(kept, saying);
  return saying;
}
