import {
  NOTHING,
  negated,
  type Paise,
  plus,
  type Rupees,
  sumOf,
  toRupees,
} from '#domain/lib/money.ts';
import { expect } from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { query } from '#tests/e2e/site-database.ts';

/** Those of a story by their part in it: "buyer". */
type Parties = Record<string, Member>;
/** Who has what at the end, in rupees; nothing is left out. "buyer paid": 92_000. */
type Books = Record<string, Rupees>;

interface Line {
  /** Whose order, payout or deal it is of. */
  person: number;
  kind: string;
  code: string;
  paise: string;
}

/** What was ever posted about these people, by account. */
const LINES = `
  select coalesce(o.person_id, p.person_id, r.payee_id, b.buyer_id, g.client_id) as person,
    t.kind, a.code, sum(e.amount_paise) as paise
  from ledger_transactions t
  left join payments y on t.reference_kind = 'payment' and y.id = t.reference_id
  left join refunds f on t.reference_kind = 'refund' and f.id = t.reference_id
  left join orders o on o.id = coalesce(y.order_id, f.order_id)
  left join payouts p on t.reference_kind = 'payout' and p.id = t.reference_id
  left join releases r on t.reference_kind = 'release' and r.id = t.reference_id
  left join settlements s on t.reference_kind = 'settlement' and s.id = t.reference_id
  left join bookings b on b.id = s.booking_id
    or t.reference_kind = 'booking' and b.id = t.reference_id
  left join engagements g on t.reference_kind = 'engagement' and g.id = t.reference_id
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id
  where coalesce(o.person_id, p.person_id, r.payee_id, b.buyer_id, g.client_id) = any($1)
  group by 1, 2, 3`;

/** In whose words a line of the ledger counts. */
function nameOf({ person, kind, code }: Line, nameById: ReadonlyMap<number, string>): string {
  const who = (id: number) => nameById.get(id) ?? `somebody else (${id})`;
  const [, account = '', ...rest] = code.split(':');
  const last = Number(rest.at(-1));
  switch (account) {
    case 'gateway':
    case 'escrow-bank':
      if (kind.startsWith('payout')) return `${who(person)} has at the bank`;
      return kind.startsWith('refund') ? `${who(person)} got back` : `${who(person)} paid`;
    case 'payable':
      return `${who(last)} may take`;
    case 'owed-by':
      return `${who(last)} owes`;
    case 'owed-to':
      return `${who(last)} is owed`;
    case 'escrow':
      return 'in escrow';
    case 'gst':
      return 'GST to the state';
    case 'gatewayFee':
      return 'kept for the gateway';
    default:
      return code.startsWith('income') ? 'earned by us' : 'on its way';
  }
}

async function booksOf(parties: Parties): Promise<Books> {
  const people = Object.entries(parties);
  const nameById = new Map(people.map(([name, { id }]) => [id, name]));
  const lines = await query<Line>(LINES, [people.map(([, { id }]) => id)]);
  const paise = new Map<string, Paise>();
  for (const line of lines) {
    const name = nameOf(line, nameById);
    paise.set(name, plus(paise.get(name) ?? NOTHING, Number(line.paise) as Paise));
  }
  expect(sumOf([...paise.values()]), 'what was posted about them adds up to nothing').toBe(0);
  const inRupees = (amount: Paise) => toRupees(amount < 0 ? negated(amount) : amount);
  return Object.fromEntries(
    [...paise]
      .filter(([, amount]) => amount !== 0)
      .map(([name, amount]) => [name, inRupees(amount)]),
  );
}

/** What each of a story has at its end, by the ledger; refunds and transfers may be on their way yet. */
export const expectBooks = (parties: Parties, books: Books): Promise<void> =>
  expect.poll(() => booksOf(parties)).toEqual(books);
