import { expect } from 'vitest';
import { type PdfPage, type Piece, pdfPages } from './pdf-pages.ts';

/** Below it stands the foot of a sheet. */
const FOOT = 56;
const MARGIN = 40;
/** Letters of two fonts on one line may touch. */
const TOUCH = 0.6;

export const cover = (one: Piece, other: Piece): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCH;

const bodyOf = ({ pieces }: PdfPage): Piece[] => pieces.filter(({ bottom }) => bottom > FOOT);

/** What stands lowest on a sheet, its foot aside, from left to right. */
function lastLine(page: PdfPage): string {
  const body = bodyOf(page);
  const lowest = Math.min(...body.map(({ bottom }) => bottom));
  const line = body.filter(({ bottom }) => Math.abs(bottom - lowest) < 1);
  return line
    .toSorted((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join(' ');
}

/** What a reader would stumble over: headings that end a sheet, letters over letters or beyond it. */
export function pageFaults(pages: readonly PdfPage[], isHeading: RegExp): string[] {
  return pages.flatMap((page, i) => {
    const on = `page ${i + 1}`;
    const { pieces, width } = page;
    const last = lastLine(page);
    return [
      ...(bodyOf(page).length === 0 ? [`${on}: nothing`] : []),
      ...(isHeading.test(last) ? [`${on} ends with “${last}”`] : []),
      ...pieces
        .filter(({ left, right, bottom }) => left < MARGIN || right > width - MARGIN || bottom < 10)
        .map(({ text }) => `${on}: “${text}” runs off the sheet`),
      ...pieces.flatMap((one, n) =>
        pieces
          .slice(n + 1)
          .filter((other) => cover(one, other))
          .map(({ text }) => `${on}: “${one.text}” lies over “${text}”`),
      ),
    ];
  });
}

export const SENTENCE = 'What is agreed here binds both sides until the deed is registered. ';
/** Some words, and in turn up to a dozen lines of them. */
export const long = (n: number, step = 7) =>
  SENTENCE.repeat(12)
    .slice(0, 60 + ((n * step * 13) % 620))
    .trim();

/** The same of a PDF, which has at least so many sheets. */
export async function faultsOf(pdf: Buffer, isHeading: RegExp, atLeast: number): Promise<string[]> {
  const pages = await pdfPages(pdf);
  expect(pages.length).toBeGreaterThanOrEqual(atLeast);
  return pageFaults(pages, isHeading);
}
