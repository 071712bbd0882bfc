import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect } from 'vitest';
import { HOME_STATE } from '#domain/lib/gstin.ts';
import { fromRupees, paise } from '#domain/lib/money.ts';
import { afterCommission } from '#domain/money/commission.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Context } from '#server/core/context.ts';
import {
  type Engagement,
  engagements,
  professionalProfiles,
  releases,
} from '#server/db/schema/index.ts';
import { post } from '#server/money/ledger/post.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { settle } from '#server/money/payments/settle.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { FEE_PURPOSE } from '#server/professionals/engagements/purposes.ts';
import { dealWorld, listingFor, type Member } from '#tests/api/deals/deal-world.ts';
import { codeFor, insertAccount } from '#tests/api/money/escrow-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { insertOrder, NO_LIMITS, stored } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { ENGAGEMENT_DAYS } = EXPECTED_FIGURES;

const DAY_MS = 86_400_000;
/** The fee of work here, and what its professional gets of it: 5 % and 18 % GST on that are kept. */
export const FEE = 12_000;
export const PAYOUT = FEE - 600 - 108;

/** The fee is with us, in escrow or gone on from there. */
const PAID: readonly EngagementState[] = [
  'paid',
  'working',
  'delivered',
  'disputed',
  'confirmed',
  'refunded',
];

/** They are in the directories. */
export const insertProfile = async (
  { db }: Pick<Context, 'db'>,
  personId: number,
  overrides: Partial<typeof professionalProfiles.$inferInsert> = {},
) =>
  stored(
    await db
      .insert(professionalProfiles)
      .values({
        personId,
        headline: 'Resale flats with clean papers',
        languages: ['Marathi', 'Hindi'],
        experienceYears: 8,
        feeFromPaise: paise(5_000_00),
        ...overrides,
      })
      .returning(),
  );

interface Parties {
  clientId: number;
  professionalId: number;
}

/** An engagement in any state, as if its steps had been taken, but without their lines. */
export async function insertEngagement(
  { db, now }: Pick<Context, 'db' | 'now'>,
  parties: Parties,
  overrides: Partial<typeof engagements.$inferInsert> = {},
): Promise<Engagement> {
  const { state = 'requested' } = overrides;
  const runs = state === 'requested' || state === 'quoted' || state === 'accepted';
  return stored(
    await db
      .insert(engagements)
      .values({
        ...parties,
        profession: 'agent',
        brief: 'Sell my flat in Baner by the end of March, please.',
        ...(state !== 'requested' && {
          quotePaise: fromRupees(FEE),
          quoteNote: 'Photos, visits and the paperwork.',
          workDays: 30,
        }),
        expiresAt: runs ? new Date(now().getTime() + ENGAGEMENT_DAYS[state] * DAY_MS) : null,
        deliveredAt: state === 'delivered' ? now() : null,
        ...overrides,
      })
      .returning(),
  );
}

/** The fee as a payment would have left it: an order, and its money in escrow. */
export async function insertFee(context: Context, engagement: Engagement) {
  const { id, clientId, profession } = engagement;
  const order = await insertOrder(context.db, {
    personId: clientId,
    purpose: FEE_PURPOSE[profession],
    subjectKind: 'engagement',
    subjectId: id,
    listPaise: fromRupees(FEE),
    state: 'paid',
    paidAt: context.now(),
  });
  await context.db.transaction((tx) =>
    post(context, tx, {
      kind: 'capture',
      referenceKind: 'engagement-test',
      referenceId: id,
      memo: 'As if it was paid',
      entries: [
        debit(accounts.escrowBank, fromRupees(FEE)),
        credit(accounts.escrow('engagement', id), fromRupees(FEE)),
      ],
    }),
  );
  return order;
}

/** What delivering asks for, open or not. */
export const insertFeeRequest = async (
  context: Context,
  { id, clientId, professionalId }: Engagement,
  bankAccountId: number,
  state: 'requested' | 'refused' = 'requested',
) =>
  stored(
    await context.db
      .insert(releases)
      .values({
        subjectKind: 'engagement',
        subjectId: id,
        kind: 'commission',
        amountPaise: afterCommission(fromRupees(FEE), HOME_STATE),
        payeeId: professionalId,
        payerId: clientId,
        bankAccountId,
        state,
        expiresAt: new Date(context.now().getTime() + DAY_MS),
      })
      .returning(),
  );

/** For a test file: a client (`buyer`), an agent (`owner`) with a bank account, and steps of both. */
export function engagementWorld() {
  const world = dealWorld();
  const { parties, as } = world;
  let bankAccountId = 0;
  beforeAll(async () => {
    world.context().limits = NO_LIMITS;
    for (const { id } of Object.values(parties)) {
      await world.query('update people set mobile = $2 where id = $1', id, newMobile());
    }
    await world.query(`update people set role = 'agent' where id = $1`, parties.owner.id);
    await insertProfile(world.context(), parties.owner.id);
    bankAccountId = (await insertAccount(world.context(), parties.owner.id)).id;
  });
  afterEach(async () => {
    await world.context().background.idle();
    // What went out is counted over thirty days: each test has its own.
    for (const table of ['payouts', 'refunds']) {
      await world.query(`update ${table} set created_at = created_at - interval '31 days'`);
    }
  });

  const ids = () => ({ clientId: parties.buyer.id, professionalId: parties.owner.id });
  const hire = (who: Member, step: string, id: number, body?: unknown) =>
    as(who, 'POST', `/hire/${step}/${id}`, body);

  /** In the state, with its money where it belongs, for one call to be tried on. */
  async function anEngagement(state: EngagementState, more: Partial<Engagement> = {}) {
    const context = world.context();
    const listing = await world.aListing();
    const engagement = await insertEngagement(context, ids(), {
      state,
      listingId: listing.id,
      ...more,
    });
    if (PAID.includes(state)) await insertFee(context, engagement);
    return engagement;
  }

  /** About a home of the client's that nothing else is asked about. */
  async function request(): Promise<number> {
    const listing = await listingFor(world.context(), parties.buyer.id);
    const answer = await as(parties.buyer, 'POST', '/hire/request', {
      professionalId: parties.owner.id,
      brief: 'Sell this flat by the end of March, please.',
      listingId: listing.id,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.engagementId;
  }

  const must = async (calling: ReturnType<typeof as>) => {
    const answer = await calling;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };

  const quote = (id: number) =>
    hire(parties.owner, 'quote', id, {
      amount: FEE,
      workDays: 30,
      note: 'Photos, visits and the paperwork.',
    });

  /** The client's payment at the gateway, as a webhook would bring it in. */
  async function pay(id: number, purpose = 'agentFee') {
    const { orderId } = await must(
      as(parties.buyer, 'POST', '/contact/create', {
        purpose,
        subjectId: id,
        idempotencyKey: randomUUID(),
      }),
    );
    await playSandbox(world.db(), orderId, 'pay');
    return (await settle(world.context(), orderId)).order;
  }

  /** Through all steps up to paid work. */
  async function paidWork(): Promise<number> {
    const id = await request();
    await must(quote(id));
    await must(hire(parties.buyer, 'accept', id));
    await pay(id);
    return id;
  }

  const deliver = (id: number) =>
    hire(parties.owner, 'deliver', id, {
      bankAccountId,
      note: 'The flat is found and shown to you.',
    });

  async function deliveredWork(): Promise<number> {
    const id = await paidWork();
    await must(hire(parties.owner, 'start', id));
    await must(deliver(id));
    return id;
  }

  const detail = async (who: Member, id: number) => must(as(who, 'GET', `/hire/engagement/${id}`));

  const confirm = async (who: Member, releaseId: number) =>
    as(who, 'POST', `/propertypayment/release/${releaseId}/approve`, {
      code: await codeFor(world.context(), releaseId),
    });

  return {
    ...world,
    account: () => bankAccountId,
    ids,
    hire,
    must,
    anEngagement,
    request,
    quote,
    pay,
    paidWork,
    deliver,
    deliveredWork,
    detail,
    confirm,
    stateOf: async (id: number): Promise<string> =>
      (await world.query('select state from engagements where id = $1', id))[0].state,
    balance: async (account: string): Promise<number> => {
      const [found] = await world.query(
        `select coalesce(sum(e.amount_paise), 0)::bigint as paise from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.code = $1`,
        account,
      );
      return Math.abs(Number(found.paise)) / 100;
    },
    /** After real payments: the ledger says what the states say. */
    async expectBooksInOrder() {
      await world.context().background.idle();
      expect((await verifyLedger(world.context())).differences).toEqual([]);
    },
  };
}
