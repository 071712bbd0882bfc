import type { InvoiceDetail } from '#contract/money/invoices.ts';
import { formatExactRupees, groupExact } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/papers/index.ts';
import { both, inBoth } from '#server/lib/pdf/both.ts';
import { openSheet, type Sheet } from '#server/lib/pdf/sheet.ts';

const LEFT = 48;
const RIGHT = 547;
const WIDTH = RIGHT - LEFT;
const HALF = (WIDTH - 24) / 2;
const MUTED = '#5b6670';
const BRAND = '#0e5a66';

/** What an invoice says, in the language in which it is asked. */
type Say = () => InvoiceDetail;

const titleOf = ({ kind }: InvoiceDetail) =>
  kind === 'invoice' ? words.taxInvoice : words.creditNote;

function writeHead(sheet: Sheet, invoice: InvoiceDetail): number {
  if (invoice.sample) {
    sheet.fill(0, 0, 596, 24, '#fff3d6');
    sheet.write(
      both(() => words.sampleInvoice),
      LEFT,
      6,
      WIDTH,
      { size: 9, bold: true, color: '#7a4b00' },
    );
  }
  sheet.write('propertysearch', LEFT, 44, HALF, { size: 15, bold: true, color: BRAND });
  sheet.write(
    both(() => titleOf(invoice)),
    LEFT + HALF,
    42,
    HALF + 24,
    {
      size: 18,
      bold: true,
      align: 'right',
    },
  );
  sheet.line(LEFT, RIGHT, 76);
  return 90;
}

type Fact = readonly [label: string, value: string];

function factsOf(say: Say): Fact[] {
  const invoice = say();
  const { original } = invoice;
  const about: Fact[] = original
    ? [
        [both(() => words.originalInvoice), original.number],
        [both(() => words.itsDate), both(() => formatDate(original.issuedAt))],
      ]
    : [];
  return [
    [both(() => (original ? words.creditNoteNo : words.invoiceNo)), invoice.number],
    [both(() => words.date), both(() => formatDate(invoice.issuedAt))],
    ...about,
    [both(() => words.order), invoice.orderId],
    [both(() => words.placeOfSupply), both(() => say().placeOfSupply)],
    [both(() => words.reverseCharge), both(() => words.no)],
  ];
}

function writeFacts(sheet: Sheet, say: Say, top: number): number {
  let y = top;
  for (const [label, value] of factsOf(say)) {
    sheet.write(label, LEFT, y, 170, { color: MUTED });
    y += sheet.write(value, LEFT + 180, y, WIDTH - 180, { bold: true });
  }
  return y + 14;
}

function writeParty(
  sheet: Sheet,
  head: string,
  say: () => InvoiceDetail['seller'],
  x: number,
  top: number,
): number {
  const { name, address, gstin } = say();
  let y = top + sheet.write(head, x, top, HALF, { size: 8.5, color: MUTED });
  y += sheet.write(name, x, y, HALF, { size: 11, bold: true });
  y += sheet.write(address, x, y, HALF);
  y += sheet.write(`${both(() => words.state)}: ${both(() => say().state)}`, x, y, HALF);
  y += sheet.write(`GSTIN: ${gstin ?? both(() => words.notRegistered)}`, x, y, HALF);
  return y;
}

const COLUMNS = [
  { head: () => both(() => words.description), x: LEFT, width: 206 },
  { head: () => 'SAC', x: LEFT + 214, width: 48 },
  { head: () => both(() => words.price), x: LEFT + 266, width: 72 },
  { head: () => both(() => words.discount), x: LEFT + 342, width: 72 },
  { head: () => both(() => words.taxableRupees), x: LEFT + 416, width: 83 },
] as const;

function writeRow(sheet: Sheet, cells: readonly string[], top: number, style: object): number {
  const heights = COLUMNS.map(({ x, width }, i) =>
    sheet.write(cells[i] ?? '', x, top, width, { ...style, align: i > 1 ? 'right' : 'left' }),
  );
  return top + Math.max(...heights);
}

function writeLines(sheet: Sheet, say: Say, top: number): number {
  sheet.line(LEFT, RIGHT, top);
  const heads = COLUMNS.map(({ head }) => head());
  let y = writeRow(sheet, heads, top + 6, { size: 8.5, color: MUTED }) + 6;
  sheet.line(LEFT, RIGHT, y);
  for (const [i, { sac, list, discount, net }] of say().lines.entries()) {
    const figures = [list, discount, net].map(groupExact);
    const description = both(() => say().lines[i]?.description ?? '');
    y = writeRow(sheet, [description, sac, ...figures], y + 8, {}) + 8;
  }
  sheet.line(LEFT, RIGHT, y);
  return y + 10;
}

function writeSums(sheet: Sheet, say: Say, top: number): number {
  const invoice = say();
  const { net, cgst, sgst, igst, rates } = invoice;
  const taxes: Fact[] =
    igst > 0
      ? [[both(() => words.igst({ rate: rates.igst })), groupExact(igst)]]
      : [
          [both(() => words.cgst({ rate: rates.cgst })), groupExact(cgst)],
          [both(() => words.sgst({ rate: rates.sgst })), groupExact(sgst)],
        ];
  let y = top;
  for (const [label, value] of [[both(() => words.taxable), groupExact(net)] as Fact, ...taxes]) {
    sheet.write(label, LEFT + 214, y, 180, { align: 'right', color: MUTED });
    y += sheet.write(value, LEFT + 400, y, 99, { align: 'right' }) + 2;
  }
  sheet.line(LEFT + 266, RIGHT, y + 2);
  y += 8;
  const total = both(() => (invoice.kind === 'invoice' ? words.total : words.totalCredited));
  sheet.write(total, LEFT + 214, y, 180, { size: 12, bold: true, align: 'right' });
  y += sheet.write(formatExactRupees(invoice.total), LEFT + 394, y, 105, {
    size: 12,
    bold: true,
    align: 'right',
  });
  y +=
    10 +
    sheet.write(
      both(() => words.amountInWords),
      LEFT,
      y + 10,
      WIDTH,
      { size: 8.5, color: MUTED },
    );
  for (const said of inBoth(() => say().totalInWords)) {
    y += sheet.write(said, LEFT, y, WIDTH, { bold: true });
  }
  return y;
}

/**
 * An invoice or credit note with all the particulars of the GST rules 46 and 53, on one A4 sheet, in
 * English with Marathi beside it.
 */
export async function invoicePdf(say: Say): Promise<Buffer> {
  const invoice = say();
  const { number, seller, issuedAt } = invoice;
  const title = `${titleOf(invoice)} ${number}`;
  const sheet = openSheet({ title, author: seller.name, at: new Date(issuedAt) });
  let y = writeFacts(sheet, say, writeHead(sheet, invoice));
  y = Math.max(
    writeParty(
      sheet,
      both(() => words.from),
      () => say().seller,
      LEFT,
      y,
    ),
    writeParty(
      sheet,
      both(() => words.to),
      () => say().buyer,
      LEFT + HALF + 24,
      y,
    ),
  );
  y = writeLines(sheet, say, y + 18);
  y = writeSums(sheet, say, y) + 28;
  sheet.line(LEFT, RIGHT, y);
  y += 8;
  for (const closing of inBoth(() => words.closing({ seller: seller.name }))) {
    y += sheet.write(closing, LEFT, y, WIDTH, { size: 8.5, color: MUTED });
  }
  return sheet.finish();
}
