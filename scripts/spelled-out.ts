import { inker, placer } from './shape-text.ts';

const CONJUNCT = /[क-ह]़?(?:्[क-ह]़?)+/g;
const BY_LETTERS = '्\u200d';

/** As far as two drawings of the same letters may differ in width and ink before somebody sees it. */
export const ALIKE = 0.06;

export const alike = (a: number, b: number) => Math.abs(a - b) <= ALIKE * Math.max(a, b);

/** How a font draws a text: by how many glyphs, how wide, and with how much ink. */
export function looker(sfnt: Uint8Array) {
  const place = placer(sfnt);
  const inkOf = inker(sfnt);
  return (text: string) => {
    const glyphs = place(text);
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    const ink = glyphs.reduce((sum, { glyph }) => sum + inkOf(glyph), 0);
    return { glyphs, width, ink };
  };
}

/**
 * The glyphs of joined letters that look like a half letter with the other one beside it, of which the
 * font draws the same without them: two thirds of those our words meet.
 */
export function spelledOut(sfnt: Uint8Array, texts: readonly string[]): Set<number> {
  const look = looker(sfnt);
  const conjuncts = new Set(texts.flatMap((text) => text.match(CONJUNCT) ?? []));
  const glyphs = new Set<number>();
  for (const conjunct of conjuncts) {
    const joined = look(conjunct);
    const [only, ...more] = joined.glyphs;
    const apart = look(conjunct.replaceAll('्', BY_LETTERS));
    const looksSame = alike(joined.width, apart.width) && alike(joined.ink, apart.ink);
    if (only && more.length === 0 && looksSame) glyphs.add(only.glyph);
  }
  return glyphs;
}
