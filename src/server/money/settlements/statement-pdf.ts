import { formatExactRupees, groupExact, type Rupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { openSheet, type Sheet, type Style } from '#server/lib/pdf/sheet.ts';

const LEFT = 48;
const RIGHT = 547;
const WIDTH = RIGHT - LEFT;
const MUTED = '#5b6670';
const BRAND = '#0e5a66';
const LAST_LINE = 780;
/** The four sums stay together. */
const SUMS = 70;
const CELL = { size: 9 } as const;

export interface StatementLine {
  at: Date;
  what: string;
  paidIn: Rupees | null;
  toBuyer: Rupees | null;
  toOwner: Rupees | null;
}

interface Settled {
  reason: string;
  toBuyer: Rupees;
  toOwner: Rupees;
  owed: Rupees | null;
  owedBy: 'owner' | 'buyer';
  dueOn: string | null;
  isPaidBack: boolean;
}

export interface Statement {
  bookingId: number;
  title: string;
  owner: string;
  buyer: string;
  state: string;
  isSample: boolean;
  at: Date;
  lines: readonly StatementLine[];
  standing: { buyer: Rupees; owner: Rupees; held: Rupees; fee: Rupees };
  settled: readonly Settled[];
}

const COLUMNS = [
  { head: 'Date', x: LEFT, width: 62 },
  { head: 'What', x: LEFT + 68, width: 196 },
  { head: 'Paid in (₹)', x: LEFT + 270, width: 72 },
  { head: 'To the buyer (₹)', x: LEFT + 348, width: 72 },
  { head: 'To the owner (₹)', x: LEFT + 426, width: 73 },
] as const;

function writeHead(
  sheet: Sheet,
  { bookingId, title, owner, buyer, state, at, isSample }: Statement,
) {
  if (isSample) {
    sheet.fill(0, 0, 596, 24, '#fff3d6');
    const words = 'SANDBOX SAMPLE: no money has moved';
    sheet.write(words, LEFT, 6, WIDTH, { size: 9, bold: true, color: '#7a4b00' });
  }
  sheet.write('propertysearch', LEFT, 44, 200, { size: 15, bold: true, color: BRAND });
  sheet.write('Settlement statement', LEFT + 200, 42, WIDTH - 200, {
    size: 18,
    bold: true,
    align: 'right',
  });
  sheet.line(LEFT, RIGHT, 76);
  let y = 90;
  const facts = [
    ['Booking', String(bookingId)],
    ['Property', title],
    ['Owner', owner],
    ['Buyer', buyer],
    ['The booking is', state],
    ['As of', formatDate(at)],
  ] as const;
  for (const [label, value] of facts) {
    sheet.write(label, LEFT, y, 110, { color: MUTED });
    y += sheet.write(value, LEFT + 110, y, WIDTH - 110, { bold: true });
  }
  return y + 12;
}

/** Where to go on: on a further sheet where this one has no such height left. */
function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height < LAST_LINE) return y;
  sheet.turn();
  return 48;
}

const heightOf = (sheet: Sheet, cells: readonly string[], style: object): number =>
  Math.max(...COLUMNS.map(({ width }, i) => sheet.heightOf(cells[i] ?? '', width, style)));

function writeRow(sheet: Sheet, cells: readonly string[], top: number, style: object): number {
  const heights = COLUMNS.map(({ x, width }, i) =>
    sheet.write(cells[i] ?? '', x, top, width, { ...style, align: i > 1 ? 'right' : 'left' }),
  );
  return top + Math.max(...heights);
}

const figure = (amount: Rupees | null) => (amount === null ? '' : groupExact(amount));

function writeLines(sheet: Sheet, lines: readonly StatementLine[], top: number): number {
  sheet.line(LEFT, RIGHT, top);
  const heads = COLUMNS.map(({ head }) => head);
  let y = writeRow(sheet, heads, top + 6, { size: 8.5, color: MUTED }) + 5;
  sheet.line(LEFT, RIGHT, y);
  for (const { at, what, paidIn, toBuyer, toOwner } of lines) {
    const cells = [formatDate(at), what, figure(paidIn), figure(toBuyer), figure(toOwner)];
    y = roomFor(sheet, y, 8 + heightOf(sheet, cells, CELL));
    y = writeRow(sheet, cells, y + 5, CELL) + 3;
  }
  sheet.line(LEFT, RIGHT, y + 2);
  return y + 10;
}

function writeParagraph(sheet: Sheet, words: string, top: number, style?: Style): number {
  const y = roomFor(sheet, top, sheet.heightOf(words, WIDTH, style));
  return y + sheet.write(words, LEFT, y, WIDTH, style) + 4;
}

function writeSums(sheet: Sheet, { standing, settled }: Statement, top: number): number {
  const { buyer, owner, held, fee } = standing;
  let y = roomFor(sheet, top, SUMS);
  const sums = [
    ['The buyer has or is being sent', buyer],
    ['The owner has or may take', owner],
    ['Kept by the payment gateway', fee],
    ['Held in escrow', held],
  ] as const;
  for (const [label, amount] of sums) {
    sheet.write(label, LEFT + 150, y, 240, { align: 'right', color: MUTED });
    y += sheet.write(formatExactRupees(amount), LEFT + 394, y, 105, { align: 'right', bold: true });
    y += 2;
  }
  y += 10;
  for (const { reason, toBuyer, toOwner, owed, owedBy, dueOn, isPaidBack } of settled) {
    const parts = `Settled: ${formatExactRupees(toBuyer)} to the buyer, ${formatExactRupees(toOwner)} to the owner. Why: ${reason}`;
    y = writeParagraph(sheet, parts, y);
    if (owed === null) continue;
    const until = dueOn ? ` until ${formatDate(dueOn)}` : '';
    const words = isPaidBack
      ? `The ${owedBy} owed ${formatExactRupees(owed)} to the other side; that is settled.`
      : `The ${owedBy} owes ${formatExactRupees(owed)} to the other side${until}.`;
    y = writeParagraph(sheet, words, y, { bold: true });
  }
  return y;
}

/** How the money of a deal that ended was divided, on A4 sheets. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { bookingId, at } = statement;
  const title = `Settlement statement of booking ${bookingId}`;
  const sheet = openSheet({ title, author: 'Propertysearch', at });
  const top = writeLines(sheet, statement.lines, writeHead(sheet, statement));
  const y = roomFor(sheet, writeSums(sheet, statement, top) + 16, 24);
  sheet.line(LEFT, RIGHT, y);
  const closing = 'Made by computer from the books of this booking. It is no tax invoice.';
  sheet.write(closing, LEFT, y + 8, WIDTH, { size: 8.5, color: MUTED });
  return sheet.finish();
}
