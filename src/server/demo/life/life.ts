import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { PROFESSIONS } from '#domain/lib/profession.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { SIGN_INS } from '#server/demo/people.ts';
import { turnDealClock } from '#server/jobs/deal-clock.ts';
import {
  expireReleases,
  returnPennies,
  sendPayouts,
  settlePayouts,
} from '#server/money/escrow/index.ts';
import { pursueRefunds, settlePending } from '#server/money/payments/index.ts';
import { lapseSubscriptions } from '#server/money/promotions/index.ts';
import { expireChecks } from '#server/people/kyc/index.ts';
import { expireLicences } from '#server/people/licences/index.ts';
import { deliverPast } from '#server/people/notifications/index.ts';
import { adStories } from './ads.ts';
import { agentStories, storeLooks } from './agents.ts';
import { agentsDeals } from './agents-deals.ts';
import { agreementStories } from './agreements.ts';
import { bidStories } from './bids.ts';
import { bookingStories } from './bookings.ts';
import { assemble, openAccountOf } from './cast.ts';
import { withRowClock } from './clock-defaults.ts';
import { contactStories } from './contacts.ts';
import { escrowStories } from './escrow.ts';
import { openHomes } from './homes.ts';
import { listingStories } from './listings.ts';
import { type Broken, play, type Story } from './play.ts';
import { professionalStories } from './professionals.ts';
import { purchaseStories } from './purchases.ts';
import { renewalStories } from './renewals.ts';
import { settlementStories } from './settlements.ts';
import { staffStories, storeAlikePhoto } from './staff.ts';
import { openStage, type Player, type Stage } from './stage.ts';
import { talkStories } from './talk.ts';
import { visitStories } from './visits.ts';
import type { World } from './world.ts';

const MOST = 100;
/** Between the nights in which the house looks through what has run out. */
const CLOCK_EVERY_DAYS = 23;
const OPENED_DAYS = 186;
/** What came before is read. */
const UNREAD_DAYS = 6;

/** What the jobs would have done by now. */
function clockOf({ context, afterwards }: Stage): World['turnClock'] {
  const house = asSystem(context);
  const tasks = [
    () => turnDealClock(house, new AbortController().signal),
    () => settlePending(house, MOST),
    () => pursueRefunds(house, MOST),
    () => returnPennies(house, MOST),
    () => sendPayouts(house, MOST),
    () => settlePayouts(house, MOST),
    () => expireReleases(house, MOST),
    () => lapseSubscriptions(house, MOST),
    () => expireChecks(house, new AbortController().signal),
    () => expireLicences(house, new AbortController().signal),
  ];
  return async (only) => {
    if (only) await only(house);
    else for (const task of tasks) await task();
    await afterwards();
  };
}

async function* nights({ stage, turnClock }: World): Story {
  for (let day = OPENED_DAYS - 2; day > 0; day -= CLOCK_EVERY_DAYS) {
    yield stage.day(-day, 3);
    await turnClock();
  }
  yield stage.ago(2);
  await turnClock();
}

/** What was told in the past is sent and, but for the last days, read; the gateway’s news is known. */
async function settleDown({ tx, begin }: Stage): Promise<void> {
  await deliverPast(tx);
  await tx.execute(sql`
    update notifications set read_at = created_at + interval '3 hours'
    where read_at is null and created_at < ${daysBefore(begin, UNREAD_DAYS)}`);
  await tx.execute(sql`
    update sandbox_webhooks set sent_at = due_at, attempts = 1 where due_at <= ${begin}`);
  // Owners say every few weeks that a home is still to be had.
  await tx.execute(sql`
    update listings set confirmed_at = ${begin}::timestamptz - make_interval(days => id % 19, hours => 1)
    where demo and status = 'live' and confirmed_at < ${daysBefore(begin, 19)}`);
}

async function pricesOf(tx: Transaction): Promise<(code: string) => number> {
  const found = await rows<{ id: number; code: string }>(
    tx,
    sql`select id, code from price_items where valid_until is null`,
  );
  return (code) => {
    const item = found.find((one) => one.code === code);
    if (!item) throw new Error(`The price list has no ${code}`);
    return item.id;
  };
}

/**
 * Half a year in the life of the site, played by its own calls on a clock that is set, in one
 * transaction. Answers the stories that were broken off: what is not there a test says.
 */
export function playLife(base: Context, tx: Transaction, client: Client): Promise<Broken[]> {
  return withRowClock(tx, async () => {
    const stage = openStage(base, tx, client);
    await stage.setClock(stage.day(-OPENED_DAYS, 8));
    const cast = await assemble(stage, (email) => SIGN_INS.some((one) => one.email === email));
    const { buyer, seller, agent, lawyer, evaluator, others } = cast;
    const homes = await openHomes(stage);
    const accounts = new Map<number, number>();
    const paid = [
      ...[buyer, seller, agent, lawyer, evaluator],
      ...[...others.user, ...PROFESSIONS.flatMap((profession) => others[profession])],
    ];
    for (const who of paid) {
      // The bank of one refuses, that of another takes its time.
      const plays = who === others.user[14] ? 'failing' : who === others.user[15] ? 'slow' : 'paid';
      accounts.set(who.id, await openAccountOf(stage, who, plays));
    }
    const world: World = {
      stage,
      cast,
      homes,
      accountOf: ({ id }: Player) => accounts.get(id) ?? 0,
      priceOf: await pricesOf(tx),
      turnClock: clockOf(stage),
    };
    await homes.stock([...others.user, ...others.agent]);
    const broken = await play(stage, {
      ...contactStories(world),
      ...visitStories(world),
      ...bidStories(world),
      ...bookingStories(world),
      ...escrowStories(world),
      ...settlementStories(world),
      ...agreementStories(world),
      ...renewalStories(world),
      ...professionalStories(world),
      ...agentStories(world),
      ...agentsDeals(world),
      ...talkStories(world),
      ...purchaseStories(world),
      ...listingStories(world),
      ...staffStories(world),
      ...adStories(world),
      nights: nights(world),
    });
    await stage.setClock(stage.begin);
    await storeLooks(world);
    await storeAlikePhoto(world);
    await settleDown(stage);
    return broken;
  });
}
