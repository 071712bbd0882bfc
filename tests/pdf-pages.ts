import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Letters as they stand on a page, in points from its lower left. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Not turned, as a stamp may be. */
  isLevel: boolean;
}

/** A form that was put onto a page whole, as a stamp is. */
export interface Form {
  /** 1 hides what is below. */
  opacity: number;
  /** Whether anything else was drawn before it. */
  isAbove: boolean;
}

export interface PdfPage {
  height: number;
  width: number;
  /** In the order they were drawn. */
  pieces: Piece[];
  forms: Form[];
}

interface Drawn {
  str: string;
  transform: readonly [number, number, number, number, number, number];
  width: number;
}

/** Letters reach as far above their line. */
const RISE = 0.75;

function pieceOf({ str, transform, width }: Drawn): Piece {
  const [a, b, c, d, x, y] = transform;
  const size = Math.hypot(c, d);
  const along = Math.hypot(a, b);
  const rise = size * RISE;
  const corners = [0, width].flatMap((w) =>
    [0, rise].map((r) => [
      x + (a / along) * w + (c / size) * r,
      y + (b / along) * w + (d / size) * r,
    ]),
  );
  const xs = corners.map(([at = 0]) => at);
  const ys = corners.map(([, at = 0]) => at);
  return {
    text: str,
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    isLevel: Math.abs(b) < 0.01 && a > 0,
  };
}

/** Every page of a PDF as a reader sees it: letters with their places, and what was put over them. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const { items } = await page.getTextContent();
    const forms: Form[] = [];
    let [opacity, isAbove] = [1, false];
    for (const [i, op] of fnArray.entries()) {
      if (op === OPS.showText && forms.length === 0) isAbove = true;
      if (op === OPS.setGState) {
        for (const [name, value] of argsArray[i][0]) if (name === 'ca') opacity = value;
      }
      if (op === OPS.paintFormXObjectBegin) forms.push({ opacity, isAbove });
      if (op === OPS.restore) opacity = 1;
    }
    const [left, bottom, right, top] = page.view as [number, number, number, number];
    pages.push({
      width: right - left,
      height: top - bottom,
      pieces: items
        .filter((item): item is typeof item & Drawn => 'str' in item && item.str.trim() !== '')
        .map(pieceOf),
      forms,
    });
  }
  await document.loadingTask.destroy();
  return pages;
}
