import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { Earning, Earnings, getEarningsCsv, myEarnings } from '#contract/money/papers.ts';
import { fromRupees, minus, type Paise, type Rupees, sumOf, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { financialYear, puneDate } from '#domain/lib/time/pune.ts';
import { stateWords } from '#domain/state-words.ts';
import words from '#messages/money/papers/index.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';
import { personOf } from '#server/session/person.ts';
import { withinYear } from './within-year.ts';

type Row = Pick<Earning, 'engagementId' | 'description' | 'payout' | 'reference'> & {
  firstName: string;
  lastName: string;
  feePaise: Paise;
  netPaise: Paise;
  invoiceId: number | null;
  number: string | null;
  releasedAt: Date;
  paidAt: Date | null;
};

function present(row: Row): Earning {
  const { feePaise, netPaise, invoiceId, number, releasedAt, paidAt } = row;
  return {
    engagementId: row.engagementId,
    client: shortName(row.firstName, row.lastName),
    description: row.description,
    fee: toRupees(feePaise),
    commission: toRupees(minus(feePaise, netPaise)),
    net: toRupees(netPaise),
    invoice: invoiceId && number ? { id: invoiceId, number } : null,
    releasedAt: releasedAt.toISOString(),
    payout: row.payout,
    reference: row.reference,
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** Fees that were let go to the caller in a financial year, the latest first. */
async function findEarnings(context: Context, year: string): Promise<Earning[]> {
  const found = await rows<Row>(
    context.db,
    sql`select g.id as "engagementId", o.description, c.first_name as "firstName",
          c.last_name as "lastName", s.amount_paise as "netPaise",
          s.amount_paise + coalesce(v.total_paise, 0) as "feePaise",
          v.id as "invoiceId", v.number, coalesce(p.created_at, s.updated_at) as "releasedAt",
          p.state as payout, p.gateway_id as reference,
          case when p.state = 'paid' then p.updated_at end as "paidAt"
        from releases s
        join engagements g on s.subject_kind = 'engagement' and g.id = s.subject_id
        join people c on c.id = g.client_id
        join lateral (select id, description from orders
          where subject_kind = 'engagement' and subject_id = g.id and state = 'paid'
          order by id limit 1) o on true
        left join invoices v on v.order_id = o.id and v.person_id = s.payee_id
          and v.kind = 'invoice'
        left join payouts p on p.release_id = s.id
        where s.payee_id = ${personOf(context).id} and s.state in ('approved', 'paid', 'failed')
          and ${withinYear(sql`coalesce(p.created_at, s.updated_at)`, year)}
        order by "releasedAt" desc, s.id desc`,
  );
  return found.map(present);
}

const total = (amounts: readonly Rupees[]): Rupees =>
  toRupees(sumOf(amounts.map((amount) => fromRupees(amount))));

function byMonth(earnings: readonly Earning[]): Earnings['months'] {
  const monthOf = ({ releasedAt }: Earning) => puneDate(new Date(releasedAt)).slice(0, 7);
  return [...new Set(earnings.map(monthOf))].map((month) => {
    const own = earnings.filter((earning) => monthOf(earning) === month);
    return {
      month,
      fee: total(own.map(({ fee }) => fee)),
      commission: total(own.map(({ commission }) => commission)),
      net: total(own.map(({ net }) => net)),
      paid: total(own.filter(({ paidAt }) => paidAt).map(({ net }) => net)),
    };
  });
}

export const myEarningsVerb: Verb<typeof myEarnings> = async (context, { query }) => {
  const year = query.year ?? financialYear(context.now());
  const earnings = await findEarnings(context, year);
  return success({ year, earnings, months: byMonth(earnings) });
};

const amount = (rupees: Rupees) => rupees.toFixed(2);

export const getEarningsCsvVerb: Verb<typeof getEarningsCsv> = (context, { query }) =>
  inOwnLanguage(context, async () => {
    const year = query.year ?? financialYear(context.now());
    const earnings = await findEarnings(context, year);
    const lines = earnings.map((row) => [
      puneDate(new Date(row.releasedAt)),
      row.client,
      retold(row.description),
      amount(row.fee),
      amount(row.commission),
      amount(row.net),
      row.invoice?.number ?? '',
      row.payout ? stateWords('payout', row.payout) : '',
      row.reference ?? '',
      row.paidAt ? puneDate(new Date(row.paidAt)) : '',
    ]);
    const heads = Object.values(words.earningsFile);
    return csvDownload(csvOf([heads, ...lines]), `earnings-${year}.csv`);
  });
