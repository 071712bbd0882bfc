import { describe, expect, test } from 'vitest';
import { isAppError } from '#contract/lib/errors.ts';
import { paise } from '#domain/lib/money.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import type { ReleaseState } from '#domain/money/release.ts';
import { applyTransfer } from '#server/money/escrow/apply-transfer.ts';
import {
  approvePayout,
  rejectPayout,
  retryPayout,
  secondPayout,
  takeBackUnsent,
} from '#server/money/escrow/decide-payout.ts';
import { expireReleases } from '#server/money/escrow/expire.ts';
import { contextOf, type Member } from '#tests/api/deals/deal-world.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { expectedTable } from '#tests/expected/transitions.ts';
import { escrowWorld, insertAccount, PRICE, TOKEN } from './escrow-world.ts';

const { RELEASE_STAFF_DAYS } = EXPECTED_FIGURES;

/** Every state, every transition, every party: what the tables allow happens, and nothing else. */

const world = escrowWorld();
const { parties, as } = world;
const PARTIES = ['owner', 'buyer', 'stranger', 'staff'] as const;
type Party = (typeof PARTIES)[number];

type Kind = 'instalment' | 'release' | 'payout';
const find = (kind: Kind, name: string) =>
  expectedTable(kind).transitions.find((transition) => transition.name === name);
const starts = (kind: Kind, name: string, state: string) =>
  find(kind, name)?.from.includes(state) ?? false;

/** Where it cannot start it changes nothing, with or without saying so. */
async function attempt(taking: Promise<unknown>): Promise<void> {
  await taking.catch((error: unknown) => {
    if (!isAppError(error) || error.code !== 'conflict') throw error;
  });
}

/**
 * Makes one in a state: its own where it is about to change, else the one that all refused steps of
 * that state are tried on, which leave it as it is.
 */
function keeping<State extends string, Made>(make: (state: State) => Promise<Made>) {
  const kept = new Map<State, Promise<Made>>();
  return (state: State, changes: boolean): Promise<Made> => {
    if (changes) return make(state);
    const made = kept.get(state) ?? make(state);
    kept.set(state, made);
    return made;
  };
}

const reason = 'It was not agreed so.';
const idle = () => world.context().background.idle();

const staff = async (
  act: (context: ReturnType<typeof contextOf>) => Promise<unknown>,
  who?: Member,
) => {
  await act(contextOf(world.context(), (who ?? parties.staff).id));
  await idle();
};

const payoutOf = async (releaseId: number) =>
  (await world.query('select * from payouts where release_id = $1', releaseId))[0];

describe('an instalment', () => {
  async function anInstalment(state: string): Promise<{ id: number; bookingId: number }> {
    const booking = await world.paidBooking();
    await world.plan(booking.id, [PRICE - TOKEN]);
    const [{ id }] = await world.instalmentsOf(booking.id);
    if (state === 'paid') await world.pay('instalment', id);
    if (state === 'waived') await as(parties.owner, 'POST', `/propertypayment/waive/${id}`);
    expect(await world.valueIn('instalments', id)).toBe(state);
    return { id, bookingId: booking.id };
  }
  const instalmentFor = keeping(anInstalment);

  for (const state of expectedTable('instalment').states) {
    for (const party of PARTIES) {
      const may = starts('instalment', 'waive', state);
      const expected = party !== 'owner' ? 404 : may ? 200 : 409;
      test(`${state}: waive by ${party}: ${expected}`, async () => {
        const { id } = await instalmentFor(state, expected === 200);
        const answer = await as(parties[party], 'POST', `/propertypayment/waive/${id}`);
        expect(answer.status).toBe(expected);
        expect(await world.valueIn('instalments', id)).toBe(expected === 200 ? 'waived' : state);
      });
      const pays = party !== 'buyer' ? 404 : state === 'due' ? 200 : 409;
      test(`${state}: begin to pay by ${party}: ${pays}`, async () => {
        const { id } = await instalmentFor(state, pays === 200);
        expect((await world.begin('instalment', id, parties[party])).status).toBe(pays);
      });
    }

    test(`${state}: lapse with the booking`, async () => {
      const { id, bookingId } = await anInstalment(state);
      const answer = await as(parties.owner, 'POST', `/book/cancel/${bookingId}`, { reason });
      expect(answer.status).toBe(200);
      expect(await world.valueIn('instalments', id)).toBe(state === 'due' ? 'waived' : state);
    });
  }

  test('waived before its payment arrives: all of that goes back', async () => {
    const { id } = await anInstalment('due');
    const orderId = await world.anOrder('instalment', id);
    await as(parties.owner, 'POST', `/propertypayment/waive/${id}`);
    expect((await world.playOut(orderId)).state).toBe('returned');
  });
});

/** Of two kinds, whose payer and payee are the other way round. */
describe.each([
  ['release', { payee: 'owner', payer: 'buyer' }],
  ['withdrawal', { payee: 'buyer', payer: 'owner' }],
] as const)('a %s', (_kind, part) => {
  const LARGE = 60_000;

  async function aRelease(state: ReleaseState): Promise<number> {
    const booking = await world.paidBooking();
    // What is to stay approved is large enough to wait for staff.
    const amount = state === 'approved' || state === 'failed' ? LARGE : 1_000;
    const id = await world.asked(part.payee, booking.id, amount);
    const path = `/propertypayment/release/${id}`;
    if (['approved', 'paid', 'failed'].includes(state))
      await world.approve(parties[part.payer], id);
    if (state === 'refused' || state === 'disputed')
      await as(parties[part.payer], 'POST', `${path}/refuse`, { reason });
    if (state === 'disputed') await take.dispute?.(parties[part.payee], id);
    if (state === 'dismissed') {
      await silent(id);
      await take.dismiss?.(parties.staff, id);
    }
    if (state === 'cancelled') await as(parties[part.payee], 'POST', `${path}/cancel`);
    if (state === 'expired') await runOut(id);
    await idle();
    if (state === 'failed') {
      const { id: payoutId } = await payoutOf(id);
      await staff((context) => rejectPayout(context, payoutId, reason));
    }
    expect(await world.valueIn('releases', id)).toBe(state);
    return id;
  }

  const releaseFor = keeping(aRelease);

  async function runOut(id: number): Promise<void> {
    await world.query(`update releases set expires_at = now() - interval '1 s' where id = $1`, id);
    await expireReleases(world.context());
  }

  const silent = (id: number) =>
    world.query(
      `update releases set created_at = now() - make_interval(days => $2) where id = $1`,
      id,
      RELEASE_STAFF_DAYS,
    );

  const take: Record<string, (who: Member, id: number) => ReturnType<typeof as>> = {
    approve: (who, id) => world.approve(who, id),
    refuse: (who, id) => as(who, 'POST', `/propertypayment/release/${id}/refuse`, { reason }),
    cancel: (who, id) => as(who, 'POST', `/propertypayment/release/${id}/cancel`),
    dispute: (who, id) => as(who, 'POST', `/propertypayment/release/${id}/dispute`, { reason }),
    award: (who, id) => as(who, 'POST', `/admin/releases/${id}/award`, { reason }),
    dismiss: (who, id) => as(who, 'POST', `/admin/releases/${id}/dismiss`, { reason }),
  };
  const to = (name: string) => find('release', name)?.to;
  const sideOf = (by: string | undefined): Party =>
    by === 'staff' ? 'staff' : by === 'payee' ? part.payee : part.payer;

  test('every transition of a party’s is tried', () => {
    const steps = expectedTable('release').transitions.filter(
      ({ by }) => by !== 'system' && by !== 'gateway',
    );
    expect(Object.keys(take).sort()).toEqual(steps.map(({ name }) => name).sort());
  });

  for (const state of expectedTable('release').states as readonly ReleaseState[]) {
    for (const [name, step] of Object.entries(take)) {
      const whose = sideOf(find('release', name)?.by);
      const may = starts('release', name, state);
      test(`${state}: ${name} by ${whose}: ${may ? 200 : 409}, by others 404`, async () => {
        const id = await releaseFor(state, may);
        // Staff decide what nobody has answered for long.
        if (whose === 'staff') await silent(id);
        for (const party of PARTIES.filter((other) => other !== whose)) {
          expect((await step(parties[party], id)).status, party).toBe(404);
          expect(await world.valueIn('releases', id)).toBe(state);
        }
        const answer = await step(parties[whose], id);
        expect(answer.status, JSON.stringify(answer.body)).toBe(may ? 200 : 409);
        await idle();
        const now = await world.valueIn<string>('releases', id);
        // A small sum goes on to the bank at once.
        expect(now).toBe(!may ? state : to(name) === 'approved' ? 'paid' : to(name));
      });
    }

    test(`${state}: expire`, async () => {
      const may = starts('release', 'expire', state);
      const id = await releaseFor(state, may);
      await runOut(id);
      expect(await world.valueIn('releases', id)).toBe(may ? 'expired' : state);
    });

    test(`${state}: not before its time`, async () => {
      const id = await releaseFor(state, false);
      await expireReleases(world.context());
      expect(await world.valueIn('releases', id)).toBe(state);
    });
  }
});

describe('a payout', () => {
  let second: Member;

  async function aPayout(state: PayoutState): Promise<number> {
    second ??= await world.member();
    const ending = state === 'failed' ? '0000' : state === 'sent' ? '0007' : '4321';
    const account = (await insertAccount(world.context(), parties.owner.id, ending)).id;
    const booking = await world.paidBooking();
    // Small ones pass at once; the sandbox ends a slow one half a minute later.
    const amount = ['sent', 'paid', 'failed', 'approved'].includes(state) ? 10_000 : 60_000;
    const releaseId = await world.asked('owner', booking.id, amount, account);
    const { gateway } = world.context().ports;
    const { transfer } = gateway;
    if (state === 'approved') gateway.transfer = async () => Promise.reject(new Error('away'));
    await world.approve(parties.buyer, releaseId);
    await idle();
    gateway.transfer = transfer;
    const { id } = await payoutOf(releaseId);
    if (state === 'seconded') await staff((context) => secondPayout(context, id));
    if (state === 'rejected') await staff((context) => rejectPayout(context, id, reason));
    if (state === 'failed') {
      await world.context().db.$client.query('select 1');
      const { public_id: publicId } = await payoutOf(releaseId);
      if ((await world.valueIn('payouts', id)) === 'sent') {
        await applyTransfer(world.context(), {
          publicId,
          gatewayId: 'x',
          state: 'failed',
          message: 'No.',
        });
      }
    }
    expect(await world.valueIn('payouts', id)).toBe(state);
    return id;
  }

  const payoutFor = keeping(aPayout);

  const apply = async (id: number, state: 'sent' | 'paid' | 'failed') =>
    applyTransfer(world.context(), {
      publicId: await world.valueIn<string>('payouts', id, 'public_id'),
      gatewayId: 'sandbox',
      state,
      message: state === 'failed' ? 'The bank did not take it.' : null,
    });

  const take: Record<string, (id: number) => Promise<unknown>> = {
    second: (id) => staff((context) => secondPayout(context, id)),
    approve: (id) => staff((context) => approvePayout(context, id), second),
    reject: (id) => staff((context) => rejectPayout(context, id, reason)),
    retry: (id) => staff((context) => retryPayout(context, id)),
    // What a settlement takes back, of all that waits.
    recall: async (id) => {
      const [{ booking_id: bookingId }] = await world.query(
        'select r.subject_id as booking_id from payouts p join releases r on r.id = p.release_id where p.id = $1',
        id,
      );
      const of = { bookingId, personId: parties.owner.id };
      const context = world.context();
      await context.db.transaction((tx) => takeBackUnsent(context, tx, of, paise(1)));
    },
    send: (id) => apply(id, 'sent'),
    succeed: (id) => apply(id, 'paid'),
    fail: (id) => apply(id, 'failed'),
  };
  /** Where a state comes to by itself from there: an approved one is sent on at once. */
  const after: Record<string, string> = { approve: 'paid', retry: 'failed' };

  test('every transition is tried', () => {
    const tried = [...Object.keys(take), 'pass'].sort();
    expect(tried).toEqual(
      expectedTable('payout')
        .transitions.map(({ name }) => name)
        .sort(),
    );
  });

  for (const state of expectedTable('payout').states as readonly PayoutState[]) {
    for (const [name, step] of Object.entries(take)) {
      // Word that it is paid is word that it was sent.
      const may = starts('payout', name, state) || (name === 'succeed' && state === 'approved');
      test(`${state}: ${name}: ${may ? 'happens' : 'does not'}`, async () => {
        const id = await payoutFor(state, may);
        const before = await world.valueIn<number>('payouts', id, 'release_id');
        await attempt(step(id));
        const to = after[name] ?? find('payout', name)?.to;
        expect(await world.valueIn('payouts', id)).toBe(may ? to : state);
        const release = await world.valueIn('releases', before);
        const now = await world.valueIn<string>('payouts', id);
        expect(release).toBe(now === 'paid' ? 'paid' : now === 'rejected' ? 'failed' : 'approved');
      });
    }
  }

  test('one of staff cannot agree twice', async () => {
    const id = await aPayout('seconded');
    await expect(staff((context) => approvePayout(context, id))).rejects.toThrow('agreed already');
    expect(await world.valueIn('payouts', id)).toBe('seconded');
  });

  test('tried anew to an account that works, it is paid', async () => {
    const id = await aPayout('failed');
    const account = await world.valueIn<number>('payouts', id, 'bank_account_id');
    const good = await world.valueIn('bank_accounts', world.accounts.owner, 'number_sealed');
    await world.query('update bank_accounts set number_sealed = $2 where id = $1', account, good);
    await staff((context) => retryPayout(context, id));
    expect(await world.valueIn('payouts', id)).toBe('paid');
  });

  test('to an account that was removed it is not sent', async () => {
    const id = await aPayout('seconded');
    const account = await world.valueIn<number>('payouts', id, 'bank_account_id');
    await world.query('update bank_accounts set removed_at = now() where id = $1', account);
    await staff((context) => approvePayout(context, id), second);
    expect(await world.valueIn('payouts', id)).toBe('failed');
  });
});
