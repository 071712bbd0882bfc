import { sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getYearlyStatementCsv, getYearlyStatementPdf } from '#contract/money/papers.ts';
import { formatExactRupees, type Paise, sumOf, toRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { labels } from '#messages/lib/labels.ts';
import paperWords from '#messages/money/papers/index.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { both } from '#server/lib/pdf/both.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { findMaskedPan } from '#server/people/kyc/index.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';
import { personOf } from '#server/session/person.ts';
import { openPaper } from './paper-flow.ts';
import { withinYear } from './within-year.ts';

/** `paid` leaves the person, `refunded` and `received` come to them; `kept` was taken off a fee. */
const KINDS = labels(() => paperWords.moved);
type Kind = keyof typeof KINDS;

/** A line’s amount is not parted from what it was for. */
const TWO_AND_TWO_LINES = 56;

type Came = keyof typeof paperWords.came;

interface Line {
  at: Date;
  kind: Kind;
  /** What was paid for; null where money came by a deal or work of the person’s. */
  description: string | null;
  /** Why it went back. */
  reason: string | null;
  came: Came | null;
  reference: string;
  amountPaise: Paise;
}

/** Refuses a year whose two halves do not belong together. */
function requireYear(year: string): void {
  const [first, second] = year.split('-').map(Number);
  if (((first ?? 0) + 1) % 100 !== second) throw new AppError('not_found');
}

/** What moved in a year, by the day on which it did. */
const findLines = (context: Context, year: string): Promise<Line[]> => {
  const { id } = personOf(context);
  return rows<Line>(
    context.db,
    sql`select * from (
          select o.paid_at as at, 'paid' as kind, o.description, null as reason, null as came, o.public_id as reference,
            o.total_paise as "amountPaise"
          from orders o where o.person_id = ${id} and o.state in ('paid', 'returned')
            and o.paid_at is not null
          union all
          select r.updated_at, 'refunded', o.description, r.reason, null, r.public_id,
            r.amount_paise
          from refunds r join orders o on o.id = r.order_id
          where o.person_id = ${id} and r.state = 'done' and o.paid_at is not null
            and (r.payment_id is null or o.state = 'returned')
          union all
          select p.updated_at, 'received', null, null,
            case s.subject_kind when 'engagement' then 'fee' when 'booking' then 'deal' end,
            coalesce(p.gateway_id, p.public_id), p.amount_paise
          from payouts p join releases s on s.id = p.release_id
          where p.person_id = ${id} and p.state = 'paid'
          union all
          select v.issued_at, 'kept', null, null, 'commission', v.number, v.total_paise
          from invoices v join orders o on o.id = v.order_id
          where v.person_id = ${id} and o.person_id <> ${id} and v.kind = 'invoice'
        ) x where ${withinYear(sql`x.at`, year)} order by x.at, x.reference`,
  );
};

/** What a line was for, in the language in which it is asked. */
function wordsOf({ description, reason, came }: Line): string {
  if (came) return paperWords.came[came];
  return [description, reason].flatMap((text) => (text ? [retold(text)] : [])).join(': ');
}

const totalOf = (lines: readonly Line[], kind: Kind): Paise =>
  sumOf(lines.filter((line) => line.kind === kind).map(({ amountPaise }) => amountPaise));

interface Statement {
  year: string;
  at: Date;
  isSample: boolean;
  /** Whose it is: name and address. */
  person: string;
  pan: string | null;
  lines: readonly Line[];
}

/** Totals first, then line by line, over as many sheets as it takes. */
export function yearlyStatementPdf(statement: Statement): Promise<Buffer> {
  const { year, at, isSample, person, pan, lines } = statement;
  const flow = openPaper({ title: () => paperWords.yearlyStatement, number: year, at, isSample });
  flow.fact(
    both(() => paperWords.for),
    person,
  );
  if (pan) flow.fact('PAN', pan);
  flow.fact(
    both(() => paperWords.financialYear),
    both(() => paperWords.yearFromTo({ year })),
  );
  flow.heading(both(() => paperWords.totals));
  for (const kind of Object.keys(KINDS) as Kind[]) {
    flow.fact(
      both(() => KINDS[kind]),
      formatExactRupees(toRupees(totalOf(lines, kind))),
    );
  }
  flow.heading(both(() => paperWords.lineByLine));
  if (lines.length === 0) flow.text(both(() => paperWords.nothingMoved));
  for (const line of lines) {
    const { at: day, kind, reference, amountPaise } = line;
    const amount = formatExactRupees(toRupees(amountPaise));
    flow.room(TWO_AND_TWO_LINES);
    flow.fact(formatDate(day), `${both(() => KINDS[kind])} ${amount}`);
    flow.text(`${both(() => wordsOf(line))} · ${reference}`, { color: '#5b6670' });
    flow.gap(5);
  }
  return flow.finish();
}

export const getYearlyStatementPdfVerb: Verb<typeof getYearlyStatementPdf> = async (
  context,
  { params: { year } },
) => {
  requireYear(year);
  const { db, now, ports } = context;
  const { id } = personOf(context);
  const [lines, { name, address }, pan] = await Promise.all([
    findLines(context, year),
    billingOf(db, id),
    findMaskedPan(db, id),
  ]);
  const isSample = ports.gateway.name === 'sandbox';
  const person = `${name}, ${address}`;
  const pdf = await yearlyStatementPdf({ year, at: now(), isSample, person, pan, lines });
  return new Download(pdf, 'application/pdf', `Statement ${year}.pdf`);
};

export const getYearlyStatementCsvVerb: Verb<typeof getYearlyStatementCsv> = (
  context,
  { params: { year } },
) =>
  inOwnLanguage(context, async () => {
    requireYear(year);
    const lines = await findLines(context, year);
    return csvDownload(
      csvOf([
        Object.values(paperWords.statementFile),
        ...lines.map((line) => [
          puneDate(line.at),
          KINDS[line.kind],
          wordsOf(line),
          line.reference,
          toRupees(line.amountPaise).toFixed(2),
        ]),
      ]),
      `statement-${year}.csv`,
    );
  });
