import { backUpByNight, noteErasedSoon, watchBackups } from '#server/backup/by-night.ts';
import { remindOfDuties } from '#server/dashboard/index.ts';
import { runHousekeeping } from '#server/housekeeping/run-housekeeping.ts';
import {
  fitChangedMarkets,
  fitFairPrices,
  keepFairRanges,
  rebuildMarket,
  refreshMarket,
} from '#server/market/analytics/index.ts';
import {
  expireReleases,
  remindInstalments,
  returnPennies,
  sendPayouts,
  settlePayouts,
} from '#server/money/escrow/index.ts';
import { pursueRefunds, settlePending } from '#server/money/payments/index.ts';
import { lapseSubscriptions, remindOfRenewal } from '#server/money/promotions/index.ts';
import { checkLedger, reconcile } from '#server/money/reconciliation/index.ts';
import { escalateSettlements, remindOwed } from '#server/money/settlements/index.ts';
import { expireLicences, remindOfLicences } from '#server/people/licences/index.ts';
import { sendStaffDigest, tellStaff } from '#server/people/staff-desk/index.ts';
import { turnDealClock } from './deal-clock.ts';
import { type Job, untilDone } from './job.ts';

const EACH_MINUTE = '* * * * *';
/** Nobody is woken by a reminder. */
const BY_DAY = '5 9-20 * * *';
/** Of payouts, which come up again in the same round where the bank is away. */
const PAYOUTS_AT_ONCE = 100;

/**
 * Jobs there were once: whoever starts takes their times away. What is neither here nor in JOBS is
 * a newer build’s, and stays.
 */
export const RETIRED_JOBS: readonly string[] = [];

/**
 * What happens by itself: deals and listings that run out, money, tidying up, and what is learned of
 * prices. What cannot wait for a minute is in ROUNDS.
 */
export const JOBS: readonly Job[] = [
  { name: 'deal-clock', cron: EACH_MINUTE, run: turnDealClock },
  { name: 'settle-orders', cron: EACH_MINUTE, run: untilDone(settlePending) },
  { name: 'pursue-refunds', cron: EACH_MINUTE, run: untilDone(pursueRefunds) },
  { name: 'return-pennies', cron: EACH_MINUTE, run: untilDone(returnPennies) },
  {
    name: 'send-payouts',
    cron: EACH_MINUTE,
    run: async (context) => {
      await sendPayouts(context, PAYOUTS_AT_ONCE);
      await settlePayouts(context, PAYOUTS_AT_ONCE);
    },
  },
  { name: 'expire-releases', cron: '*/5 * * * *', run: untilDone(expireReleases) },
  { name: 'escalate-settlements', cron: '*/5 * * * *', run: untilDone(escalateSettlements) },
  { name: 'remind-of-owed', cron: BY_DAY, run: untilDone(remindOwed) },
  { name: 'lapse-subscriptions', cron: '*/5 * * * *', run: untilDone(lapseSubscriptions) },
  { name: 'remind-of-renewal', cron: BY_DAY, run: untilDone(remindOfRenewal) },
  { name: 'expire-licences', cron: '*/5 * * * *', run: expireLicences },
  { name: 'remind-of-licences', cron: BY_DAY, run: remindOfLicences },
  { name: 'staff-digest', cron: '0 9 * * *', run: sendStaffDigest },
  { name: 'tell-staff', cron: '*/5 * * * *', run: tellStaff },
  { name: 'remind-of-duties', cron: '*/10 * * * *', run: untilDone(remindOfDuties) },
  { name: 'remind-of-instalments', cron: BY_DAY, run: untilDone(remindInstalments) },
  {
    name: 'reconcile-gateway',
    cron: '0 2 * * *',
    isOwed: true,
    mostMinutes: 180,
    run: (context, signal) => reconcile(context, signal),
  },
  { name: 'check-ledger', cron: '0 5 * * *', isOwed: true, mostMinutes: 60, run: checkLedger },
  {
    name: 'backup',
    cron: '40 1 * * *',
    isOwed: true,
    mostMinutes: 300,
    run: (context) => backUpByNight(context),
  },
  { name: 'note-erased', cron: EACH_MINUTE, run: (context) => noteErasedSoon(context) },
  { name: 'watch-backups', cron: BY_DAY, run: (context) => watchBackups(context) },
  { name: 'housekeeping', cron: '15 * * * *', isOwed: true, mostMinutes: 60, run: runHousekeeping },
  {
    name: 'refresh-market',
    cron: '*/5 * * * *',
    mostMinutes: 60,
    run: (context, signal) => refreshMarket(context, { signal }),
  },
  {
    name: 'rebuild-market',
    cron: '0 4 * * *',
    isOwed: true,
    mostMinutes: 120,
    run: (context, signal) => rebuildMarket(context, signal),
  },
  {
    name: 'learn-fair-prices',
    cron: '30 3 * * *',
    isOwed: true,
    mostMinutes: 30,
    run: (context, signal) => fitFairPrices(context, signal),
  },
  {
    name: 'learn-changed-markets',
    cron: '*/3 * * * *',
    mostMinutes: 30,
    run: (context, signal) => fitChangedMarkets(context, signal),
  },
  {
    name: 'keep-fair-ranges',
    cron: '17 * * * *',
    mostMinutes: 30,
    run: (context, signal) => keepFairRanges(context, signal),
  },
];
