import { inFull } from '#client/deals/deal/in-full.ts';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { isToCome } from './labels.ts';

interface Next {
  /** In the list too. */
  title: string;
  text: string;
}

const BACK = () => words.goesBackWay;

/** How an ad goes on, as its advertiser reads it. */
export function nextOf(campaign: WireCampaign): Next {
  const { state, media, format, budget, spent, startsOn, endsOn, reason } = campaign;
  switch (state) {
    case 'draft':
      return media
        ? {
            title: words.submitStaff,
            text: words.theyLookEvery,
          }
        : {
            title: format === 'gif' ? words.uploadGif : words.uploadPicture,
            text: words.thenLookVisitors,
          };
    case 'submitted':
      return {
        title: words.staffLook,
        text: words.tellSoonThey,
      };
    case 'rejected':
      return {
        title: words.changeSubmitAgain,
        text: reason ?? words.staffDidNot,
      };
    case 'approved':
      return {
        title: words.payBudget({ inFull: inFull(budget) }),
        text: words.approvedOncePaid({ startsOn: formatDate(startsOn) }),
      };
    case 'active':
      return isToCome(campaign)
        ? {
            title: words.itStarts({ startsOn: formatDate(startsOn) }),
            text: words.paidNothingLeft,
          }
        : {
            title: words.runsUntil({ endsOn: formatDate(endsOn) }),
            text: words.budgetSpreadOver({ back: BACK() }),
          };
    case 'paused':
      return {
        title: words.resumeWhenReady,
        text: words.whilePausedNobody({ endsOn: formatDate(endsOn), back: BACK() }),
      };
    case 'ended':
      return {
        title: words.budgetUsedUp,
        text: words.reportShowsWhat,
      };
    case 'refunded':
      return {
        title: words.ended,
        text: words.spentRest({
          inFull: inFull(spent),
          inFull2: inFull(budget),
          back: BACK(),
          which: reason ? words.staffTookDown({ reason }) : '',
        }),
      };
    case 'withdrawn':
      return { title: words.itWas, text: words.nothingPaid };
  }
}
