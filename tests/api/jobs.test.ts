import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { moneyChecks } from '#server/db/schema/index.ts';
import type { Job } from '#server/jobs/job.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { type Jobs, startJobs } from '#server/jobs/start-jobs.ts';
import { createLogger } from '#server/lib/log.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { currentPrice } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { escrowWorld, insertAccount, PRICE, TOKEN } from './money/escrow-world.ts';
import { newMobile } from './world.ts';

const world = escrowWorld();
const { parties } = world;
/** Half a day ahead: all that waits a while to be asked for has waited. */
const LATER_MS = 12 * 3_600_000;
const WAIT = { timeout: patience(20) };

/** Two nodes on the one database, each with connections of its own. */
async function twoNodes(contextOf: (node: number) => Context, jobs?: readonly Job[]) {
  const url = world.context().db.$client.directUrl;
  const nodes: Jobs[] = [];
  for (const node of [0, 1]) {
    nodes.push(
      await startJobs(contextOf(node), url, {
        pollSeconds: 0.5,
        retrySeconds: 1,
        ...(jobs && { jobs }),
      }),
    );
  }
  return {
    /** Asks both for a job, and waits until it is done. */
    async both(name: string) {
      await Promise.all(nodes.map((node) => node.ask(name)));
      await expect.poll(() => standing(name), WAIT).toEqual([]);
    },
    stop: () => Promise.all(nodes.map((node) => node.stop())),
    nodes,
  };
}

/** Jobs of a name that wait or run. */
const standing = (name: string) =>
  world.query(
    `select state from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
    name,
  );

describe('one job on two nodes', () => {
  let running = 0;
  let most = 0;
  const runs: string[] = [];
  let failures = 1;
  let released = Promise.withResolvers<void>();
  const jobs: Job[] = [
    {
      name: 'slow',
      cron: '0 0 1 1 *',
      async run({ env }) {
        most = Math.max(most, ++running);
        await released.promise;
        runs.push(env.SITE_URL);
        running--;
      },
    },
    {
      name: 'failing',
      cron: '0 0 1 1 *',
      async run() {
        runs.push('failing');
        if (failures-- > 0) throw new Error('this time');
      },
    },
  ];
  let site: Awaited<ReturnType<typeof twoNodes>>;
  beforeAll(async () => {
    site = await twoNodes(world.context, jobs);
  });
  afterAll(() => site?.stop());

  test('runs once at a time, however often it is asked for', async () => {
    await site.nodes[0]?.ask('slow');
    await expect.poll(() => running, WAIT).toBe(1);
    for (let i = 0; i < 5; i++) await Promise.all(site.nodes.map((node) => node.ask('slow')));
    released.resolve();
    await expect.poll(() => standing('slow'), WAIT).toEqual([]);
    expect(most).toBe(1);
    expect(runs.length).toBe(1);
  });

  test('is tried again when it failed, and the others go on', async () => {
    runs.length = 0;
    await site.nodes[0]?.ask('failing');
    await expect.poll(() => runs, WAIT).toEqual(['failing', 'failing']);
    await site.both('slow');
  });

  test('a stop waits for what runs', async () => {
    runs.length = 0;
    released = Promise.withResolvers();
    await site.nodes[0]?.ask('slow');
    await expect.poll(() => running, WAIT).toBe(1);
    let stopped = false;
    const stopping = site.stop().then(() => {
      stopped = true;
    });
    // Asking the database takes longer than a stop that waits for nothing.
    expect(await standing('slow')).toHaveLength(1);
    expect(stopped).toBe(false);
    released.resolve();
    await stopping;
    expect(running).toBe(0);
    expect(await standing('slow')).toEqual([]);
  });
});

describe('builds side by side', () => {
  const build = async (jobs: readonly Job[]) => {
    const url = world.context().db.$client.directUrl;
    const node = await startJobs(world.context(), url, { jobs });
    onTestFinished(() => node.stop());
  };
  const job = (name: string, cron: string, edition?: number): Job => ({
    name,
    cron,
    ...(edition && { edition }),
    run: async () => undefined,
  });
  const timeOf = async (name: string) =>
    (await world.query('select cron from pgboss.schedule where name = $1', name))[0]?.cron;

  test('an older one that starts leaves the newer one’s jobs and times as they are', async () => {
    await build([job('kept', '2 * * * *', 2), job('new-here', '3 * * * *')]);
    await build([job('kept', '1 * * * *')]);
    expect(await timeOf('kept')).toBe('2 * * * *');
    expect(await timeOf('new-here')).toBe('3 * * * *');
  });

  test('a newer one takes over', async () => {
    await build([job('moved', '1 * * * *')]);
    await build([job('moved', '2 * * * *', 2)]);
    expect(await timeOf('moved')).toBe('2 * * * *');
  });

  test('what was given up is tried again by staff’s word, and what waits is cancelled', async () => {
    const tried: string[] = [];
    const url = world.context().db.$client.directUrl;
    const node = await startJobs(world.context(), url, {
      pollSeconds: 0.5,
      jobs: [{ ...job('again', '0 0 1 1 *'), run: async () => tried.push('ran') }],
    });
    onTestFinished(() => node.stop());
    const insert = async (state: string) =>
      (
        await world.query(
          `insert into pgboss.job (name, state, start_after, policy)
           values ('again', '${state}', now() + interval '1 day' * (case '${state}' when 'created' then 1 else 0 end), 'exclusive')
           returning id`,
        )
      )[0].id;
    const failed = await insert('failed');
    expect(await node.desk.retry('again', failed)).toBe(true);
    await expect.poll(() => tried, WAIT).toEqual(['ran']);
    await expect.poll(() => standing('again'), WAIT).toEqual([]);
    expect(await node.desk.retry('again', failed)).toBe(false);
    const waiting = await insert('created');
    expect(await node.desk.cancel('again', waiting)).toBe(true);
    expect(await standing('again')).toEqual([]);
  });
});

describe('what is due', () => {
  let site: Awaited<ReturnType<typeof twoNodes>>;
  let contexts: Context[];
  beforeAll(async () => {
    const plain = world.context();
    const url = plain.db.$client.directUrl;
    const now = () => new Date(Date.now() + LATER_MS);
    contexts = [0, 1].map(() => ({ ...plain, now, db: connect(url, 4, createLogger('silent')) }));
    site = await twoNodes((node) => contexts[node] ?? plain);
  });
  afterAll(async () => {
    await site?.stop();
    for (const { db } of contexts) await db.$client.end();
  });

  test('every job has its time, by the clock of Pune', async () => {
    const schedules = await world.query('select name, timezone from pgboss.schedule order by name');
    const names = schedules.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(JOBS.map(({ name }) => name)));
    expect(new Set(schedules.map(({ timezone }) => timezone))).toEqual(new Set(['Asia/Kolkata']));
  });

  test('a payment nobody told of is found once, and a test payment goes back once', async () => {
    const { id } = await world.aBooking('accepted');
    const orderId = await world.anOrder('token', id);
    await playSandbox(world.db(), orderId, 'pay-no-webhook');
    const other = await world.aBooking('accepted');
    const penny = await world.anOrder('penny', other.id);
    await playSandbox(world.db(), penny, 'pay-no-webhook');
    await site.both('settle-orders');
    await world.context().background.idle();
    await site.both('return-pennies');
    expect(await world.valueIn('bookings', id)).toBe('paid');
    const given = await world.query(
      `select r.state from refunds r join orders o on o.id = r.order_id where o.public_id = $1`,
      penny,
    );
    expect(given).toEqual([{ state: 'done' }]);
  });

  test('what nobody paid ends', async () => {
    const { id } = await world.aBooking('accepted');
    const orderId = await world.anOrder('token', id);
    await site.both('settle-orders');
    expect(await world.query('select state from orders where public_id = $1', orderId)).toEqual([
      { state: 'expired' },
    ]);
  });

  test('what has run out is ended by the clock', async () => {
    const { id } = await world.aBooking('accepted');
    await world.query('update bookings set expires_at = now() where id = $1', id);
    await site.both('deal-clock');
    expect(await world.valueIn('bookings', id)).toBe('expired');
  });

  test('payouts are sent once, and a transfer on its way is followed', async () => {
    const booking = await world.paidBooking();
    const slow = (await insertAccount(world.context(), parties.owner.id, '0007')).id;
    const release = await world.asked('owner', booking.id, 7_000, slow);
    await world.approve(parties.buyer, release);
    await world.context().background.idle();
    // The sandbox has the time of the day; a minute later it is done.
    await world.query(
      `update sandbox_records set record = jsonb_set(record, '{endsAt}', to_jsonb(now()::text))
       where key like 'transfer %'`,
    );
    await site.both('send-payouts');
    expect(await world.valueIn('releases', release)).toBe('paid');
    const booked = await world.query(
      `select t.kind from ledger_transactions t join payouts p on p.id = t.reference_id
       where t.reference_kind = 'payout' and p.release_id = $1 order by t.id`,
      release,
    );
    expect(booked).toEqual([{ kind: 'payout-sent' }, { kind: 'payout-paid' }]);
  });

  test('reminders go out once, and unanswered requests end', async () => {
    const booking = await world.paidBooking();
    const day = new Date(Date.now() + LATER_MS + 86_400_000).toISOString().slice(0, 10);
    await world.plan(booking.id, [PRICE - TOKEN], day);
    const release = await world.asked('owner', booking.id, 1_000);
    await world.query(`update releases set expires_at = now() where id = $1`, release);
    await site.both('remind-of-instalments');
    await site.both('remind-of-instalments');
    await site.both('expire-releases');
    expect(await world.valueIn('releases', release)).toBe('expired');
    const told = await world.query(
      `select title from notifications where person_id = $1 and title like 'An instalment is due%'`,
      parties.buyer.id,
    );
    expect(told).toHaveLength(1);
  });

  test('a refund that was promised and never sent goes out once', async () => {
    const booking = await world.paidBooking();
    const context = world.context();
    const [order] = await world.query(
      `select o.id from orders o where o.purpose = 'token' and o.subject_id = $1`,
      booking.id,
    );
    const { id } = await context.db.transaction((tx) =>
      refundOrder(context, tx, {
        orderId: order.id,
        amountPaise: paise(100_00),
        reason: 'A trial.',
      }),
    );
    await site.both('pursue-refunds');
    await site.both('pursue-refunds');
    expect(await world.valueIn('refunds', id)).toBe('done');
    const booked = await world.query(
      `select kind from ledger_transactions where reference_kind = 'refund' and reference_id = $1
       order by id`,
      id,
    );
    expect(booked).toEqual([{ kind: 'refund' }, { kind: 'refund-done' }]);
  });

  test('who has a package is reminded once, and told once that it is over', async () => {
    const who = await world.member();
    await world.query('update people set mobile = $2 where id = $1', who.id, newMobile());
    const begun = await world.as(who, 'POST', '/contact/create', {
      purpose: 'subscription',
      priceItemId: (await currentPrice(world.db(), 'user-starter')).id,
      idempotencyKey: crypto.randomUUID(),
    });
    const { id: orderId } = await world.playOut(begun.body.data.orderId);
    // The payment told of the invoice.
    await world.query('delete from notifications where person_id = $1', who.id);
    const endsIn = (hours: number) =>
      world.query(
        `update subscriptions set ends_at = now() + make_interval(hours => $2) where order_id = $1`,
        orderId,
        hours,
      );
    const titles = async () =>
      (
        await world.query(
          'select title from notifications where person_id = $1 order by id',
          who.id,
        )
      ).map(({ title }) => title.replace(/ends on .*/, 'ends'));
    await endsIn(20);
    for (const name of ['remind-of-renewal', 'remind-of-renewal']) await site.both(name);
    expect(await titles()).toEqual(['Your package Starter package ends']);
    await endsIn(11);
    for (const name of ['lapse-subscriptions', 'lapse-subscriptions']) await site.both(name);
    expect((await titles()).slice(1)).toEqual(['Your package Starter package has run out']);
    const [{ state }] = await world.query(
      'select state from subscriptions where order_id = $1',
      orderId,
    );
    expect(state).toBe('grace');
  });

  test('the night’s checks are written down: what the gateway knows is taken over', async () => {
    const { id } = await world.aBooking('accepted');
    const orderId = await world.anOrder('token', id);
    await playSandbox(world.db(), orderId, 'pay-no-webhook');
    await site.both('reconcile-gateway');
    expect(await world.valueIn('bookings', id)).toBe('paid');
    await site.both('check-ledger');
    const [gateway, ledger] = (await world.db().select().from(moneyChecks)).slice(-2);
    expect(gateway).toMatchObject({ kind: 'gateway', mended: 1, differences: [] });
    expect(ledger).toMatchObject({ kind: 'ledger', differences: [] });
    expect((await verifyLedger(world.context())).differences).toEqual([]);
  });
});
