import PDFDocument from 'pdfkit';

/** A PDF as it is drawn by `draw`. */
export const pdfOf = (draw: (document: PDFKit.PDFDocument) => void, info = {}) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument({ info });
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    draw(document);
    document.end();
  });

/** What one stranger may send another: words, and no way to reach anybody. */
export const aPlan = pdfOf((page) =>
  page.text('The hall is 14 by 12 feet, 1,200 square feet in all.'),
);
