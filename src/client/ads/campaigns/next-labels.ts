import { inFull } from '#client/deals/deal/in-full.ts';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { isToCome } from './labels.ts';

interface Next {
  /** In the list too. */
  title: string;
  text: string;
}

const BACK = 'goes back the way it came, with its GST';

/** How an ad goes on, as its advertiser reads it. */
export function nextOf(campaign: WireCampaign): Next {
  const { state, media, format, budget, spent, startsOn, endsOn, reason } = campaign;
  switch (state) {
    case 'draft':
      return media
        ? {
            title: 'Submit it to our staff',
            text: 'They look at every ad before it is shown. You pay once it is approved, at the prices of the day you submit it.',
          }
        : {
            title: format === 'gif' ? 'Upload your GIF' : 'Upload your picture',
            text: 'Then look at it as visitors will, and submit it to our staff.',
          };
    case 'submitted':
      return {
        title: 'Our staff look at it',
        text: 'We tell you as soon as they have decided. To change something, make it a draft again.',
      };
    case 'rejected':
      return {
        title: 'Change it and submit it again',
        text: reason ?? 'Our staff did not approve it.',
      };
    case 'approved':
      return {
        title: `Pay its budget of ${inFull(budget)}`,
        text: `It is approved. Once it is paid it is shown from ${formatDate(startsOn)} on. Changing it sends it to our staff again.`,
      };
    case 'active':
      return isToCome(campaign)
        ? {
            title: `It starts on ${formatDate(startsOn)}`,
            text: 'It is paid. Nothing is left for you to do.',
          }
        : {
            title: `It runs until ${formatDate(endsOn)}`,
            text: `Its budget is spread over its days. What is left at the end ${BACK}.`,
          };
    case 'paused':
      return {
        title: 'Resume it when you are ready',
        text: `While it is paused nobody sees it and nothing is spent. Its last day stays ${formatDate(endsOn)}; what is left then ${BACK}.`,
      };
    case 'ended':
      return {
        title: 'Its budget is used up',
        text: 'The report shows what came of it. To go on, make a new ad.',
      };
    case 'refunded':
      return {
        title: 'It has ended',
        text: `${inFull(spent)} of ${inFull(budget)} was spent. The rest ${BACK}.${reason ? ` Our staff took it down: ${reason}` : ''}`,
      };
    case 'withdrawn':
      return { title: 'It was given up', text: 'Nothing was paid.' };
  }
}
