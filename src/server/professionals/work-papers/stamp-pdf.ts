import { degrees, PDFDocument, type PDFPage } from 'pdf-lib';
import refusalsWords from '#messages/lib/refusals/index.ts';
import { openSheet } from '#server/lib/pdf/sheet.ts';
import { badFile } from '#server/uploads/bad-file.ts';

const MAX_PAGES = 500;
const A4 = { width: 595.28, height: 841.89 };
const SIZE = 13;
/** Letters may reach a little beyond where they begin. */
const EDGE = 4;
/** Of a page's width; the words take about two thirds of it. */
const SPREAD = 1.4;
const LINES_A_PAGE = 4;
const SLOPE = 30;
const OPACITY = 0.16;
/** Of a page’s width, from the left: in the margin of what we draw ourselves. */
const EDGE_AT = 0.05;
const EDGE_SPREAD = 0.7;
const EDGE_OPACITY = 0.6;
const FOOT_OPACITY = 0.85;

/** The words as a page of their own, since the fonts of a given file may lack letters of a name. */
async function drawStrip(words: string): Promise<{ pdf: Buffer; height: number }> {
  const sheet = openSheet({ title: words, author: 'Propertysearch', at: new Date(0) });
  const height = sheet.write(words, EDGE, 0, A4.width - EDGE, {
    size: SIZE,
    bold: true,
    color: '#000000',
  });
  return { pdf: await sheet.finish(), height: height + SIZE / 2 };
}

async function load(bytes: Buffer): Promise<{ document: PDFDocument; pages: number } | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    // A file whose tree of pages is broken throws only here.
    return { document, pages: document.getPages().length };
  } catch {
    return undefined;
  }
}

/** Throws invalid for a PDF that no stamp could be put on. */
export async function openPdf(bytes: Buffer): Promise<PDFDocument> {
  const loaded = await load(bytes);
  if (!loaded || loaded.pages === 0) {
    throw badFile(refusalsWords.pdfDamaged);
  }
  if (loaded.pages > MAX_PAGES) throw badFile(refusalsWords.mostPages({ most: MAX_PAGES }));
  return loaded.document;
}

/** `across`: over the page; `margins`: beside a text that people sign, and never on it. */
export type StampPlace = 'across' | 'margins';

/** Puts the words across every page, or along its left edge, and along its foot. */
export async function stampPdf(
  bytes: Buffer,
  words: string,
  where: StampPlace = 'across',
): Promise<Buffer> {
  const [document, { pdf, height }] = await Promise.all([openPdf(bytes), drawStrip(words)]);
  const strips = await PDFDocument.load(pdf);
  const box = { left: 0, bottom: A4.height - height, right: A4.width, top: A4.height };
  const strip = await document.embedPage(strips.getPage(0), box);
  const stamp = (page: PDFPage) => {
    const { x, y, width } = page.getCropBox();
    const tall = page.getCropBox().height;
    if (where === 'margins') {
      page.drawPage(strip, {
        x: x + width * EDGE_AT,
        y: y + tall * 0.06,
        width: width * EDGE_SPREAD,
        height: (height * width * EDGE_SPREAD) / A4.width,
        rotate: degrees(90),
        opacity: EDGE_OPACITY,
      });
    }
    for (let line = 0; where === 'across' && line < LINES_A_PAGE; line++) {
      page.drawPage(strip, {
        x: x + width * 0.06,
        y: y + (tall * line) / LINES_A_PAGE,
        width: width * SPREAD,
        height: (height * width * SPREAD) / A4.width,
        rotate: degrees(SLOPE),
        opacity: OPACITY,
      });
    }
    const scale = 0.5 * (width / A4.width);
    page.drawPage(strip, {
      x: x + width * 0.02,
      y: y + 4,
      width: A4.width * scale,
      height: height * scale,
      opacity: FOOT_OPACITY,
    });
  };
  for (const page of document.getPages()) stamp(page);
  return Buffer.from(await document.save());
}
