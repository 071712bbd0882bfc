import { beforeAll, expect } from 'vitest';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { escrowWorld, PRICE, TOKEN } from './escrow-world.ts';
import { settlementCodeFor } from './settlement-steps.ts';

export type Who = 'owner' | 'buyer';

export const NOTHING_DONE = { told: [], audited: [], happened: [] };
export const SETTLING = 'The loan was refused by the bank.';
export const NO_SETTLEMENT = [404, 'We could not find that settlement.'];
const DAY_MS = 86_400_000;

/** For a test file: deals whose money is in escrow, steps of their settlements, and all they leave. */
export function settlementDesk() {
  const world = escrowWorld();
  const { parties, as } = world;
  // Whose name stands where is seen only where the two are called otherwise.
  beforeAll(async () => {
    for (const [who, first, last] of [
      ['owner', 'Ramesh', 'Kulkarni'],
      ['buyer', 'Meera', 'Joshi'],
    ] as const) {
      await world.query(
        'update people set first_name = $2, last_name = $3 where id = $1',
        ...[parties[who].id, first, last],
      );
    }
  });

  /** What is called waits for what goes on afterwards, too. */
  const call = (who: Member, path: string, body?: object) => async () => {
    const answer = await as(who, 'POST', path, body);
    await world.context().background.idle();
    return answer;
  };

  /** A deal with its token amount in escrow, what it is called and where each side reads of it. */
  async function aDeal() {
    const { id, listingId } = await world.paidBooking();
    return {
      id,
      home: `“${await world.valueIn<string>('listings', listingId, 'title')}”`,
      links: {
        owner: `/OwnerBookedPropertyDetails/${id}/${listingId}`,
        buyer: `/BookedProperties/Payments/${id}`,
      },
    };
  }

  const propose = (who: Who, bookingId: number, toBuyer: number, more: object = {}) =>
    call(parties[who], `/propertypayment/settle/${bookingId}`, {
      ...{ toBuyer, total: TOKEN, reason: SETTLING, ...more },
    });

  const step = (who: Who | 'stranger', id: number, name: string, body?: object) =>
    call(parties[who], `/propertypayment/settlement/${id}/${name}`, body);

  return {
    ...world,
    deed: deedsOf(world.db),
    aDeal,
    propose,
    step,
    staff: (id: number, name: string, body: object, who = parties.staff) =>
      call(who, `/admin/settlements/${id}/${name}`, body),

    async proposed(who: Who, bookingId: number, toBuyer: number, total = TOKEN): Promise<number> {
      const answer = await propose(who, bookingId, toBuyer, { total })();
      expect(answer.status).toBe(200);
      return answer.body.data.settlementId;
    },

    agree: async (who: Who, id: number) =>
      step(who, id, 'agree', {
        code: await settlementCodeFor(world.context(), id, parties[who].id),
      }),

    /** So much was let go to one side, by the code of the other. */
    async letGo(who: Who, bookingId: number, amount: number): Promise<void> {
      const payer = parties[who === 'owner' ? 'buyer' : 'owner'];
      await world.approve(payer, await world.asked(who, bookingId, amount));
      await world.context().background.idle();
    },

    /** A first instalment of so much is paid. */
    async payPart(bookingId: number, amount: number): Promise<void> {
      await world.plan(bookingId, [amount, PRICE - TOKEN - amount]);
      const [first] = await world.instalmentsOf(bookingId);
      await world.pay('instalment', first.id);
    },

    /** What was posted about a settlement: why, in which words, and each line in paise. */
    postedOf: async (id: number) =>
      (
        await world.query(
          `select t.kind, t.memo, a.code, e.amount_paise::int as paise from ledger_transactions t
           join ledger_entries e on e.transaction_id = t.id
           join ledger_accounts a on a.id = e.account_id
           where t.reference_kind = 'settlement' and t.reference_id = $1 order by e.id`,
          id,
        )
      ).map(({ kind, memo, code, paise }) => [kind, memo, code, paise]),

    /** The day so many days from now in Pune, as it is read. */
    dayIn: async (days: number): Promise<string> =>
      (
        await world.query(
          `select to_char((now() at time zone 'Asia/Kolkata')::date + $1::int, 'FMDD Mon YYYY') as day`,
          days,
        )
      )[0].day,

    inDays: (days: number) => ({
      ...world.context(),
      now: () => new Date(Date.now() + days * DAY_MS),
    }),
  };
}

/** What both sides are told of the end, the owner first. */
export const endOf = (told: [number, string, string, string | null][]) =>
  told.flatMap(([to, title, body]) => (title === 'The deal is settled' ? [[to, body]] : []));
