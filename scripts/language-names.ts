import * as harfbuzz from 'harfbuzzjs';
import { SPOKEN } from '#messages/lib/language.ts';
import { wholeDevanagari } from './devanagari.ts';

export const DRAWN_NAMES = 'src/client/ui/drawn-names.json';

/** Units of the size of text: at that of the header one is a sixteenth of a pixel. */
const EM = 240;

/**
 * The path of a letter in whole units, each point told from the one before, which takes half the room.
 * Its first is told from the beginning of the word: where the letter before ended nobody knows.
 */
function shortened(path: string, x: number, scale: number): string {
  let at = [0, 0];
  const steps = path.match(/[MLQC][^MLQCZ]*|Z/g) ?? [];
  return steps
    .map((step, nth) => {
      if (step === 'Z') return 'z';
      const points = step
        .slice(1)
        .split(/[, ]/)
        .map((value, n) => Math.round((n % 2 === 0 ? Number(value) + x : -Number(value)) * scale));
      const moves = points.map((value, n) => value - (at[n % 2] ?? 0));
      at = points.slice(-2);
      return (
        (nth === 0 ? 'M' : step.charAt(0).toLowerCase()) + moves.join(' ').replaceAll(' -', '-')
      );
    })
    .join('');
}

function draw(font: harfbuzz.Font, text: string, scale: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const path = buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const drawn = shortened(font.glyphToPath(codepoint), x, scale);
    x += positions[at]?.xAdvance ?? 0;
    return drawn;
  });
  return { width: Math.round(x * scale), em: EM, path: path.join('') };
}

/** The names of languages in Devanagari as they look in its face, standing on the line y = 0. */
export async function drawnNames(): Promise<Record<string, ReturnType<typeof draw>>> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await wholeDevanagari()));
  const font = new harfbuzz.Font(face);
  return Object.fromEntries(
    Object.entries(SPOKEN)
      .filter(([, { name }]) => /\p{Script=Devanagari}/u.test(name))
      .map(([language, { name }]) => [language, draw(font, name, EM / face.upem)]),
  );
}
