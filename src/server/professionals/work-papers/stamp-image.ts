import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { runsOf } from '#server/lib/pdf/runs.ts';
import { openPicture } from '#server/uploads/picture.ts';

const FONTS = path.join(import.meta.dirname, '../../lib/pdf/fonts');
const LINES = 3;
const MIN_DPI = 40;
/** Dots an inch per pixel of width: the words take most of it. */
const DPI_OF_WIDTH = 0.16;
/** In percent: what lies below stays readable. */
const OPACITY = 60;

const asMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words on one line, each part in a font that has its letters. */
async function drawWords(words: string, dpi: number) {
  const parts = await Promise.all(
    runsOf(words, false).map(({ font, text }) =>
      sharp({
        text: {
          // Blanks at the ends would be cut off with the empty pixels beside the letters.
          text: `<span foreground="#b00020" alpha="${OPACITY}%">${asMarkup(text.trim())}</span>`,
          fontfile: path.join(FONTS, `${font}.ttf`),
          font: font === 'latin' ? 'Anek Latin Medium' : 'Anek Devanagari Medium',
          rgba: true,
          dpi,
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const gap = Math.ceil(dpi / 20);
  const height = Math.max(...parts.map(({ info }) => info.height));
  let left = 0;
  const layers: OverlayOptions[] = parts.map(({ data, info }) => {
    const layer = { input: data, left, top: height - info.height };
    left += info.width + gap;
    return layer;
  });
  const empty = { channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  return sharp({ create: { width: left, height, ...empty } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Puts the words across a picture several times; small ones get small letters. */
export async function stampImage(
  bytes: Buffer,
  mime: 'image/jpeg' | 'image/png',
  words: string,
): Promise<Buffer> {
  const picture = await openPicture(bytes);
  const { width, height } = picture;
  const line = await drawWords(words, Math.max(MIN_DPI, Math.round(width * DPI_OF_WIDTH)));
  const fitting = await sharp(line)
    .resize({ width: Math.max(1, Math.floor(width * 0.9)), withoutEnlargement: true })
    .resize({ height: Math.max(1, height), fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.floor((width - fitting.info.width) / 2));
  const room = height - fitting.info.height;
  const layers = Array.from({ length: LINES }, (_, i) => ({
    input: fitting.data,
    left,
    top: Math.max(0, Math.round((room * (i + 0.5)) / LINES)),
  }));
  return picture.decode((pixels) =>
    pixels
      .composite(layers)
      .toFormat(mime === 'image/png' ? 'png' : 'jpeg')
      .toBuffer(),
  );
}
