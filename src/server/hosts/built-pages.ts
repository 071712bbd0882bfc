import { pathInLanguage } from '#messages/lib/language-path.ts';
import { type Variants, withOtherText } from '#server/lib/variants.ts';
import { pageInLanguage } from './page-in-language.ts';

/** Where built pages take the site to be: one build serves any address, which is known when it starts. */
export const BUILT_ORIGIN = 'https://built.invalid';

/**
 * Pages built beforehand, as they are sent from here: in the language of where they stand, and under
 * the address that people use.
 */
export async function placeBuiltPages(
  files: Map<string, Variants>,
  siteUrl: string,
  quality: number,
) {
  const { origin } = new URL(siteUrl);
  for (const [path, built] of [...files]) {
    if (!path.endsWith('.html')) continue;
    const { tongue } = pathInLanguage(path);
    const html = built.identity.body.toString();
    const spoken = pageInLanguage(html, tongue, (file) => files.has(file));
    const placed = spoken.replaceAll(BUILT_ORIGIN, origin);
    if (placed !== html) files.set(path, await withOtherText(built, placed, quality));
  }
}
