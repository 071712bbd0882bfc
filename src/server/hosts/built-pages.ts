import { type Variants, variantsFrom } from '#server/lib/variants.ts';

/** Where built pages take the site to be: one build serves any address, which is known when it starts. */
export const BUILT_ORIGIN = 'https://built.invalid';

/**
 * Puts the address that people use into pages built beforehand. They are compressed as somebody asks
 * for them: all of them would be half the work of a start.
 */
export function placeBuiltPages(files: Map<string, Variants>, siteUrl: string): void {
  const { origin } = new URL(siteUrl);
  for (const [path, { identity }] of [...files]) {
    if (!path.endsWith('.html')) continue;
    const html = identity.body.toString();
    const placed = html.replaceAll(BUILT_ORIGIN, origin);
    if (placed === html) continue;
    const { etag: _, vary: __, 'content-length': ___, ...headers } = identity.headers;
    files.set(path, {
      ...variantsFrom(Buffer.from(placed), headers, true),
      isPackedWhenAsked: true,
    });
  }
}
