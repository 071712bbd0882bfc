import { formatExactRupees, groupExact, type Rupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/statement/index.ts';
import { both, inBoth } from '#server/lib/pdf/both.ts';
import { openSheet, type Sheet, type Style } from '#server/lib/pdf/sheet.ts';

const LEFT = 48;
const RIGHT = 547;
const WIDTH = RIGHT - LEFT;
const MUTED = '#5b6670';
const BRAND = '#0e5a66';
const LAST_LINE = 780;
/** The four sums stay together. */
const SUMS = 70;
/** The rule over the closing line, and that in two languages. */
const CLOSING = 36;
const CELL = { size: 9 } as const;

export interface StatementLine {
  at: Date;
  /** In the language in which it is asked. */
  what: () => string;
  paidIn: Rupees | null;
  toBuyer: Rupees | null;
  toOwner: Rupees | null;
}

interface Settled {
  reason: () => string;
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
  state: () => string;
  isSample: boolean;
  at: Date;
  lines: readonly StatementLine[];
  standing: { buyer: Rupees; owner: Rupees; held: Rupees; fee: Rupees };
  settled: readonly Settled[];
}

const COLUMNS = [
  { head: () => words.date, x: LEFT, width: 62 },
  { head: () => words.what, x: LEFT + 68, width: 196 },
  { head: () => words.paidIn, x: LEFT + 270, width: 72 },
  { head: () => words.toBuyer, x: LEFT + 348, width: 72 },
  { head: () => words.toOwner, x: LEFT + 426, width: 73 },
] as const;

function writeHead(
  sheet: Sheet,
  { bookingId, title, owner, buyer, state, at, isSample }: Statement,
) {
  if (isSample) {
    sheet.fill(0, 0, 596, 24, '#fff3d6');
    const sample = both(() => words.sample);
    sheet.write(sample, LEFT, 6, WIDTH, { size: 9, bold: true, color: '#7a4b00' });
  }
  sheet.write('propertysearch', LEFT, 44, 200, { size: 15, bold: true, color: BRAND });
  sheet.write(
    both(() => words.title),
    LEFT + 160,
    46,
    WIDTH - 160,
    { size: 14, bold: true, align: 'right' },
  );
  sheet.line(LEFT, RIGHT, 76);
  let y = 90;
  const facts = [
    [() => words.booking, String(bookingId)],
    [() => words.property, title],
    [() => words.owner, owner],
    [() => words.buyer, buyer],
    [() => words.state, both(state)],
    [() => words.asOf, both(() => formatDate(at))],
  ] as const;
  for (const [label, value] of facts) {
    sheet.write(both(label), LEFT, y, 160, { color: MUTED });
    y += sheet.write(value, LEFT + 160, y, WIDTH - 160, { bold: true });
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
  const heads = COLUMNS.map(({ head }) => both(head));
  let y = writeRow(sheet, heads, top + 6, { size: 8.5, color: MUTED }) + 5;
  sheet.line(LEFT, RIGHT, y);
  for (const { at, what, paidIn, toBuyer, toOwner } of lines) {
    const cells = [formatDate(at), both(what), figure(paidIn), figure(toBuyer), figure(toOwner)];
    y = roomFor(sheet, y, 8 + heightOf(sheet, cells, CELL));
    y = writeRow(sheet, cells, y + 5, CELL) + 3;
  }
  sheet.line(LEFT, RIGHT, y + 2);
  return y + 10;
}

/** A sentence in both languages, each whole on one sheet. */
function writeParagraph(sheet: Sheet, say: () => string, top: number, style?: Style): number {
  let y = top;
  for (const said of inBoth(say)) {
    y = roomFor(sheet, y, sheet.heightOf(said, WIDTH, style));
    y += sheet.write(said, LEFT, y, WIDTH, style);
  }
  return y + 4;
}

function owedInWords({ owedBy, dueOn, isPaidBack }: Settled, amount: string): string {
  if (isPaidBack) return words.paidBack[owedBy]({ amount });
  if (dueOn) return words.owesUntil[owedBy]({ amount, day: formatDate(dueOn) });
  return words.owes[owedBy]({ amount });
}

function writeSums(sheet: Sheet, { standing, settled }: Statement, top: number): number {
  const { buyer, owner, held, fee } = standing;
  let y = roomFor(sheet, top, SUMS);
  const sums = [
    [() => words.buyerHas, buyer],
    [() => words.ownerHas, owner],
    [() => words.moves.gatewayKept, fee],
    [() => words.held, held],
  ] as const;
  for (const [label, amount] of sums) {
    sheet.write(both(label), LEFT, y, 390, { align: 'right', color: MUTED });
    y += sheet.write(formatExactRupees(amount), LEFT + 394, y, 105, { align: 'right', bold: true });
    y += 2;
  }
  y += 10;
  for (const one of settled) {
    const shares = {
      toBuyer: formatExactRupees(one.toBuyer),
      toOwner: formatExactRupees(one.toOwner),
    };
    const said = () => words.settled({ ...shares, reason: one.reason() });
    y = writeParagraph(sheet, said, y);
    const { owed } = one;
    if (owed === null) continue;
    y = writeParagraph(sheet, () => owedInWords(one, formatExactRupees(owed)), y, { bold: true });
  }
  return y;
}

/** How the money of a deal that ended was divided, in English with Marathi beside it. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { bookingId, at } = statement;
  const title = words.ofBooking({ bookingId });
  const sheet = openSheet({ title, author: 'Propertysearch', at });
  const top = writeLines(sheet, statement.lines, writeHead(sheet, statement));
  const y = roomFor(sheet, writeSums(sheet, statement, top) + 16, CLOSING);
  sheet.line(LEFT, RIGHT, y);
  let foot = y + 8;
  for (const said of inBoth(() => words.closing)) {
    foot += sheet.write(said, LEFT, foot, WIDTH, { size: 8.5, color: MUTED });
  }
  return sheet.finish();
}
