import * as harfbuzz from 'harfbuzzjs';

interface Shaped {
  /** How far each glyph moves on, in order, in the font's units; 0 as a glyph is a missing one. */
  glyphs: { glyph: number; advance: number }[];
  /** Every glyph met on the way: letters join in steps, and each step needs the one before. */
  met: Set<number>;
}

/** How a TrueType font writes a text. */
export function shaper(sfnt: Uint8Array): (text: string) => Shaped {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)));
  return (text) => {
    const met = new Set<number>();
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setMessageFunc((step) => {
      if (step.getContentType() === harfbuzz.BufferContentType.GLYPHS)
        for (const { codepoint } of step.getGlyphInfos()) met.add(codepoint);
      return true;
    });
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer
      .getGlyphInfos()
      .map(({ codepoint }, at) => ({ glyph: codepoint, advance: positions[at]?.xAdvance ?? 0 }));
    return { glyphs, met };
  };
}
