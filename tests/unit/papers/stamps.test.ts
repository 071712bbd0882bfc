import { describe, expect, test } from 'vitest';
import { titleReportPdf } from '#server/professionals/lawyers/index.ts';
import { titleReportFacts } from '#server/professionals/specimens/title-report.ts';
import { stampPdf } from '#server/professionals/work-papers/stamp-pdf.ts';
import { cover } from '#tests/page-faults.ts';
import { patience } from '#tests/patience.ts';
import { type PdfPage, pdfPages } from '#tests/pdf-pages.ts';

const WORDS = 'For Meera Apte, 5 Jan 2030, 3:30 pm, 0123456789';
/** The palest that our papers are written in. */
const MUTED = [0x5b, 0x66, 0x70] as const;
/** As WCAG asks of text. */
const READABLE = 4.5;

const linear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
function brightness(rgb: readonly number[], opacity: number): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((one) => linear((one / 255) * (1 - opacity)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** Of our palest letters to paper, where a black stamp lies over both. */
const contrastBelow = (opacity: number) =>
  (brightness([255, 255, 255], opacity) + 0.05) / (brightness(MUTED, opacity) + 0.05);

/** Each stamp of a page with how much it hides, and whether it lies over letters of the paper. */
function stampsOf({ pieces, forms }: PdfPage) {
  const stamps = pieces.filter(({ text }) => text === WORDS);
  expect(stamps).toHaveLength(forms.length);
  const letters = pieces.filter(({ text }) => text !== WORDS);
  expect(letters.length).toBeGreaterThan(4);
  return stamps.map((stamp, i) => ({
    opacity: forms[i]?.opacity ?? 1,
    covers: letters.some((one) => cover(stamp, one)),
  }));
}

const stamped = async (where: 'across' | 'margins') =>
  (await pdfPages(await stampPdf(await titleReportPdf(titleReportFacts()), WORDS, where))).map(
    stampsOf,
  );

describe('the name of who looks, on every page', () => {
  test(
    'of a text that is signed stands beside it and below it, over no letter',
    async () => {
      const pages = await stamped('margins');
      expect(pages.length).toBeGreaterThan(1);
      for (const stamps of pages) {
        expect(stamps).toHaveLength(2);
        expect(stamps.filter(({ covers }) => covers)).toEqual([]);
      }
    },
    patience(20),
  );

  test(
    'of any other paper lies over it so pale that the palest letters are read',
    async () => {
      const pages = await stamped('across');
      for (const stamps of pages) {
        // Over a scan, too, below which nobody would see it.
        expect(stamps.filter(({ covers }) => covers).length).toBeGreaterThan(0);
        for (const { opacity, covers } of stamps) {
          if (covers) expect(contrastBelow(opacity)).toBeGreaterThan(READABLE);
        }
      }
    },
    patience(20),
  );
});
