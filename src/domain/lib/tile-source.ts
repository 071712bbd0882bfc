/**
 * Where a page's content policy must let pictures come from for map tiles of an address such as
 * `https://{s}.tiles.example/{z}/{x}/{y}.png`; undefined where the site itself serves them.
 */
export function tileSource(tileUrl: string | undefined): string | undefined {
  if (!tileUrl || !/^https?:\/\//.test(tileUrl)) return undefined;
  return new URL(tileUrl.replace('{s}', '*')).origin;
}
