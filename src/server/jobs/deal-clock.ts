import { expireCampaigns } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { expireBids } from '#server/deals/bids/index.ts';
import { bookAccepted, expireBookings } from '#server/deals/bookings/index.ts';
import { expireContacts } from '#server/deals/contacts/index.ts';
import { lapseVisits, missVisits, remindVisits } from '#server/deals/visits/index.ts';
import { tellKeepers } from '#server/homes/favourites/index.ts';
import { sweepUploads } from '#server/homes/media/index.ts';
import { expireListings } from '#server/homes/my-listings/index.ts';
import { expireVerifications } from '#server/homes/verifications/index.ts';
import {
  expireHolds,
  expireInterests,
  forgetViewers,
} from '#server/professionals/agent-desk/index.ts';
import { expireEngagements } from '#server/professionals/engagements/index.ts';
import { expireRenewals } from '#server/professionals/lawyers/index.ts';
import { remindFollowUps, remindTasks } from '#server/professionals/leads/index.ts';
import { missMeetings, remindOfMeetings } from '#server/talk/meetings/index.ts';

/** Of one task in one turn; what is left then waits for the next minute. */
const MAX_BATCHES = 50;

/** What happens by itself when its time has come. Each returns how many it moved. */
const TASKS: Record<string, (context: Context) => Promise<number>> = {
  'bids run out': expireBids,
  'bookings run out': expireBookings,
  'accepted bookings take homes off the market': bookAccepted,
  'ads run out': (context) => expireCampaigns(context),
  'contact requests run out': expireContacts,
  'engagements run out': (context) => expireEngagements(context),
  'agents’ offers run out': (context) => expireInterests(context),
  'renewals run out': (context) => expireRenewals(context),
  'holds run out': (context) => expireHolds(context),
  'viewers are forgotten': forgetViewers,
  'listings grow old': expireListings,
  'kept homes have changed': tellKeepers,
  'verifications run out': expireVerifications,
  'visits asked for run out': (context) => lapseVisits(context),
  'visits are missed': missVisits,
  'visits are near': remindVisits,
  'meetings are missed': missMeetings,
  'meetings are near': remindOfMeetings,
  'follow-ups are due': (context) => remindFollowUps(context),
  'tasks are due': (context) => remindTasks(context),
  'uploads are given up': sweepUploads,
};

/** Takes the clock's own transitions, task after task. */
export async function turnDealClock(context: Context, signal: AbortSignal): Promise<void> {
  for (const [task, run] of Object.entries(TASKS)) {
    try {
      for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch++) {
        if ((await run(context)) === 0) break;
      }
    } catch (err) {
      // One that fails must not hold up the others; its rows are there the next minute.
      context.log.error({ err, task }, 'clock failed');
    }
  }
}
