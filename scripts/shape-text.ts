import * as harfbuzz from 'harfbuzzjs';

/** How far each glyph moves on, in order, in the font's units; 0 as a glyph is a missing one. */
export interface PlacedGlyph {
  glyph: number;
  advance: number;
}

interface Shaped {
  glyphs: PlacedGlyph[];
  /** Every glyph met on the way: letters join in steps, and each step needs the one before. */
  met: Set<number>;
}

const fontOf = (sfnt: Uint8Array) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)));

function shape(
  font: harfbuzz.Font,
  text: string,
  onStep?: Parameters<harfbuzz.Buffer['setMessageFunc']>[0],
): PlacedGlyph[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (onStep) buffer.setMessageFunc(onStep);
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, at) => ({ glyph: codepoint, advance: positions[at]?.xAdvance ?? 0 }));
}

/** How a TrueType font writes a text. */
export function placer(sfnt: Uint8Array): (text: string) => PlacedGlyph[] {
  const font = fontOf(sfnt);
  return (text) => shape(font, text);
}

/** The same with what is met on the way, which takes ten times as long. */
export function shaper(sfnt: Uint8Array): (text: string) => Shaped {
  const font = fontOf(sfnt);
  return (text) => {
    const met = new Set<number>();
    const glyphs = shape(font, text, (step) => {
      if (step.getContentType() === harfbuzz.BufferContentType.GLYPHS)
        for (const { codepoint } of step.getGlyphInfos()) met.add(codepoint);
      return true;
    });
    return { glyphs, met };
  };
}

const STEPS = 8;

/** How much a TrueType font's glyph is inked, in square units of the font. */
export function inker(sfnt: Uint8Array): (glyph: number) => number {
  const font = fontOf(sfnt);
  let ink = 0;
  let from = { x: 0, y: 0 };
  let start = from;
  const line = (x: number, y: number) => {
    ink += (from.x * y - x * from.y) / 2;
    from = { x, y };
  };
  const draw = new harfbuzz.DrawFuncs();
  draw.setMoveToFunc((x, y) => {
    from = { x, y };
    start = from;
  });
  draw.setLineToFunc(line);
  draw.setQuadraticToFunc((cx, cy, x, y) => {
    const { x: ax, y: ay } = from;
    for (let step = 1; step <= STEPS; step++) {
      const to = step / STEPS;
      const back = 1 - to;
      const at = (a: number, c: number, b: number) =>
        back * back * a + 2 * back * to * c + to * to * b;
      line(at(ax, cx, x), at(ay, cy, y));
    }
  });
  draw.setClosePathFunc(() => line(start.x, start.y));
  const known = new Map<number, number>();
  return (glyph) => {
    if (!known.has(glyph)) {
      ink = 0;
      font.drawGlyph(glyph, draw);
      known.set(glyph, Math.abs(ink));
    }
    return known.get(glyph) ?? 0;
  };
}
