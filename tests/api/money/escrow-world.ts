import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeAll } from 'vitest';
import type { BookingState } from '#domain/deals/booking.ts';
import type { Context } from '#server/core/context.ts';
import { issueCode } from '#server/core/one-time-code.ts';
import { bankAccounts, type bookings, releases } from '#server/db/schema/index.ts';
import { seal } from '#server/lib/seal.ts';
import { settle } from '#server/money/payments/settle.ts';
import { playSandbox, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { dealWorld, insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { NO_LIMITS, stored, withoutNews } from '#tests/builders/index.ts';
import { expectLedgerAddsUp } from './ledger-check.ts';

const DAY_MS = 86_400_000;

/** A checked bank account that may be paid; what its number ends with tells the sandbox what to play. */
export async function insertAccount(
  { db, secrets }: Context,
  personId: number,
  ending = '4321',
  more: Partial<typeof bankAccounts.$inferInsert> = {},
) {
  const number = `5010${ending.padStart(6, '0')}`;
  return stored(
    await db
      .insert(bankAccounts)
      .values({
        personId,
        holder: 'Asha Test',
        numberSealed: seal(secrets.key('bank account'), number),
        numberHash: randomBytes(32),
        lastFour: number.slice(-4),
        ifsc: 'HDFC0000123',
        nameAtBank: 'ASHA TEST',
        nameState: 'fits',
        verifiedAt: new Date(),
        // Its first day is over.
        createdAt: new Date(Date.now() - 2 * DAY_MS),
        ...more,
      })
      .returning(),
  );
}

/** The code a payer would have got, without the message. */
export async function codeFor(context: Context, releaseId: number): Promise<string> {
  const release = (await context.db.select().from(releases)).find(({ id }) => id === releaseId);
  if (!release) throw new Error(`There is no release ${releaseId}`);
  const subject = `release ${release.id} ${release.payerId}`;
  return issueCode(context, context.db, 'release_money', subject);
}

type Booking = typeof bookings.$inferSelect;

/** Price and token amount of a booking here, in rupees. */
export const PRICE = 8_000_000;
export const TOKEN = 80_000;

/** For a test file: a deal's parties with phones and bank accounts, and ways to pay and to ask. */
export function escrowWorld() {
  const world = dealWorld();
  const accounts = {} as Record<'owner' | 'buyer', number>;
  beforeAll(async () => {
    const context = world.context();
    context.limits = NO_LIMITS;
    context.background = withoutNews(context.background);
    for (const { id } of Object.values(world.parties)) {
      await world.query('update people set mobile = $2 where id = $1', id, newMobile());
    }
    for (const name of ['owner', 'buyer'] as const) {
      accounts[name] = (await insertAccount(world.context(), world.parties[name].id)).id;
    }
  });
  afterEach(async () => {
    await world.context().background.idle();
    await expectLedgerAddsUp(world.context());
    // What went out is counted over thirty days: each test has its own.
    for (const table of ['payouts', 'refunds']) {
      await world.query(`update ${table} set created_at = created_at - interval '31 days'`);
    }
  });

  const { as, parties } = world;

  async function aBooking(state: BookingState, more: Partial<Booking> = {}): Promise<Booking> {
    const listing = await world.aListing(state);
    return insertBooking(world.context(), { listing, buyer: parties.buyer }, { state, ...more });
  }

  const begin = (purpose: string, subjectId: number, who: Member = parties.buyer) =>
    as(who, 'POST', '/contact/create', { purpose, subjectId, idempotencyKey: randomUUID() });

  async function anOrder(purpose: string, subjectId: number): Promise<string> {
    const answer = await begin(purpose, subjectId);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data.orderId;
  }

  /** As a webhook would: asks the gateway how the order stands. */
  async function playOut(orderId: string, outcome: SandboxOutcome = 'pay') {
    await playSandbox(world.db(), orderId, outcome);
    return (await settle(world.context(), orderId)).order;
  }

  const pay = async (purpose: string, subjectId: number) =>
    playOut(await anOrder(purpose, subjectId));

  /** Its token amount is in escrow. */
  async function paidBooking(more: Partial<Booking> = {}): Promise<Booking> {
    const booking = await aBooking('accepted', more);
    await pay('token', booking.id);
    return booking;
  }

  const ask = (
    who: 'owner' | 'buyer',
    bookingId: number,
    amount: number,
    accountId = accounts[who],
  ) =>
    as(parties[who], 'POST', `/propertypayment/askrelease/${bookingId}`, {
      amount,
      bankAccountId: accountId,
    });

  async function asked(
    who: 'owner' | 'buyer',
    bookingId: number,
    amount: number,
    account?: number,
  ) {
    const answer = await ask(who, bookingId, amount, account);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data.releaseId as number;
  }

  const approve = async (who: Member, releaseId: number) =>
    as(who, 'POST', `/propertypayment/release/${releaseId}/approve`, {
      code: await codeFor(world.context(), releaseId),
    });

  const valueIn = async <T>(table: string, id: number, column = 'state'): Promise<T> =>
    (await world.query(`select ${column} as value from ${table} where id = $1`, id))[0]?.value;

  return {
    ...world,
    accounts,
    aBooking,
    begin,
    anOrder,
    playOut,
    pay,
    paidBooking,
    ask,
    asked,
    approve,
    valueIn,
    balance: async (account: string): Promise<number> => {
      const [found] = await world.query(
        `select coalesce(sum(e.amount_paise), 0)::bigint as paise from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.code = $1`,
        account,
      );
      return Math.abs(Number(found.paise)) / 100;
    },
    money: async (who: Member, bookingId: number) =>
      (await as(who, 'GET', `/propertypayment/deal/${bookingId}`)).body.data,
    /** A plan over what is left of the price, in so many parts. */
    plan: (bookingId: number, amounts: number[], day = '2030-01-05') =>
      as(parties.owner, 'POST', `/propertypayment/plan/${bookingId}`, {
        instalments: amounts.map((amount, i) => ({ label: `Part ${i + 1}`, dueOn: day, amount })),
      }),
    instalmentsOf: (bookingId: number) =>
      world.query('select * from instalments where booking_id = $1 order by seq', bookingId),
  };
}
