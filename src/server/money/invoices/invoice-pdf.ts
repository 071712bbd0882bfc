import type { InvoiceDetail } from '#contract/money/invoices.ts';
import { formatExactRupees, groupExact } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { openSheet, type Sheet } from '#server/lib/pdf/sheet.ts';

const LEFT = 48;
const RIGHT = 547;
const WIDTH = RIGHT - LEFT;
const HALF = (WIDTH - 24) / 2;
const MUTED = '#5b6670';
const BRAND = '#0e5a66';

const titleOf = ({ kind }: InvoiceDetail) => (kind === 'invoice' ? 'Tax invoice' : 'Credit note');

function writeHead(sheet: Sheet, invoice: InvoiceDetail): number {
  if (invoice.sample) {
    sheet.fill(0, 0, 596, 24, '#fff3d6');
    const words = 'SANDBOX SAMPLE: no tax document, no money has moved';
    sheet.write(words, LEFT, 6, WIDTH, { size: 9, bold: true, color: '#7a4b00' });
  }
  sheet.write('propertysearch', LEFT, 44, HALF, { size: 15, bold: true, color: BRAND });
  sheet.write(titleOf(invoice), LEFT + HALF, 42, HALF + 24, {
    size: 18,
    bold: true,
    align: 'right',
  });
  sheet.line(LEFT, RIGHT, 76);
  return 90;
}

type Fact = readonly [label: string, value: string];

function factsOf(invoice: InvoiceDetail): Fact[] {
  const { original } = invoice;
  const about: Fact[] = original
    ? [
        ['Original invoice', original.number],
        ['Its date', formatDate(original.issuedAt)],
      ]
    : [];
  return [
    [original ? 'Credit note no.' : 'Invoice no.', invoice.number],
    ['Date', formatDate(invoice.issuedAt)],
    ...about,
    ['Order', invoice.orderId],
    ['Place of supply', invoice.placeOfSupply],
    ['Reverse charge', 'No'],
  ];
}

function writeFacts(sheet: Sheet, invoice: InvoiceDetail, top: number): number {
  let y = top;
  for (const [label, value] of factsOf(invoice)) {
    sheet.write(label, LEFT, y, 110, { color: MUTED });
    y += sheet.write(value, LEFT + 110, y, WIDTH - 110, { bold: true });
  }
  return y + 14;
}

function writeParty(
  sheet: Sheet,
  head: string,
  { name, address, state, gstin }: InvoiceDetail['seller'],
  x: number,
  top: number,
): number {
  let y = top + sheet.write(head, x, top, HALF, { size: 8.5, color: MUTED });
  y += sheet.write(name, x, y, HALF, { size: 11, bold: true });
  y += sheet.write(address, x, y, HALF);
  y += sheet.write(`State: ${state}`, x, y, HALF);
  y += sheet.write(gstin ? `GSTIN: ${gstin}` : 'GSTIN: not registered', x, y, HALF);
  return y;
}

const COLUMNS = [
  { head: 'Description', x: LEFT, width: 206 },
  { head: 'SAC', x: LEFT + 214, width: 48 },
  { head: 'Price (₹)', x: LEFT + 266, width: 72 },
  { head: 'Discount (₹)', x: LEFT + 342, width: 72 },
  { head: 'Taxable value (₹)', x: LEFT + 416, width: 83 },
] as const;

function writeRow(sheet: Sheet, cells: readonly string[], top: number, style: object): number {
  const heights = COLUMNS.map(({ x, width }, i) =>
    sheet.write(cells[i] ?? '', x, top, width, { ...style, align: i > 1 ? 'right' : 'left' }),
  );
  return top + Math.max(...heights);
}

function writeLines(sheet: Sheet, invoice: InvoiceDetail, top: number): number {
  sheet.line(LEFT, RIGHT, top);
  const heads = COLUMNS.map(({ head }) => head);
  let y = writeRow(sheet, heads, top + 6, { size: 8.5, color: MUTED }) + 6;
  sheet.line(LEFT, RIGHT, y);
  for (const { description, sac, list, discount, net } of invoice.lines) {
    const figures = [list, discount, net].map(groupExact);
    y = writeRow(sheet, [description, sac, ...figures], y + 8, {}) + 8;
  }
  sheet.line(LEFT, RIGHT, y);
  return y + 10;
}

function writeSums(sheet: Sheet, invoice: InvoiceDetail, top: number): number {
  const { net, cgst, sgst, igst, rates } = invoice;
  const taxes: Fact[] =
    igst > 0
      ? [[`IGST at ${rates.igst} %`, groupExact(igst)]]
      : [
          [`CGST at ${rates.cgst} %`, groupExact(cgst)],
          [`SGST at ${rates.sgst} %`, groupExact(sgst)],
        ];
  let y = top;
  for (const [label, value] of [['Taxable value', groupExact(net)] as Fact, ...taxes]) {
    sheet.write(label, LEFT + 214, y, 180, { align: 'right', color: MUTED });
    y += sheet.write(value, LEFT + 400, y, 99, { align: 'right' }) + 2;
  }
  sheet.line(LEFT + 266, RIGHT, y + 2);
  y += 8;
  const total = invoice.kind === 'invoice' ? 'Total' : 'Total credited';
  sheet.write(total, LEFT + 214, y, 180, { size: 12, bold: true, align: 'right' });
  y += sheet.write(formatExactRupees(invoice.total), LEFT + 394, y, 105, {
    size: 12,
    bold: true,
    align: 'right',
  });
  y += 10 + sheet.write('Amount in words', LEFT, y + 10, WIDTH, { size: 8.5, color: MUTED });
  return y + sheet.write(invoice.totalInWords, LEFT, y, WIDTH, { bold: true });
}

/** An invoice or credit note with all the particulars of the GST rules 46 and 53, on one A4 sheet. */
export async function invoicePdf(invoice: InvoiceDetail): Promise<Buffer> {
  const { number, seller, buyer, issuedAt } = invoice;
  const title = `${titleOf(invoice)} ${number}`;
  const sheet = openSheet({ title, author: seller.name, at: new Date(issuedAt) });
  let y = writeFacts(sheet, invoice, writeHead(sheet, invoice));
  y = Math.max(
    writeParty(sheet, 'From', seller, LEFT, y),
    writeParty(sheet, 'To', buyer, LEFT + HALF + 24, y),
  );
  y = writeLines(sheet, invoice, y + 18);
  y = writeSums(sheet, invoice, y) + 28;
  sheet.line(LEFT, RIGHT, y);
  const closing = `For ${seller.name}. Made by computer and valid without a signature.`;
  sheet.write(closing, LEFT, y + 8, WIDTH, { size: 8.5, color: MUTED });
  return sheet.finish();
}
