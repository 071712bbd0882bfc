import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import { type Look, stateLooks } from '#client/ui/state-looks.ts';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import type { CampaignState } from '#domain/ads/campaign.ts';
import type { AdFormat } from '#domain/ads/place.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import campaignDeskWords from '#messages/ads/campaign-desk/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** How an ad stands, in words and colour. */
export const STATE_LOOK = stateLooks<CampaignState>(STATE_WORDS.campaign, {
  draft: 'neutral',
  submitted: 'warn',
  rejected: 'bad',
  approved: 'brand',
  active: 'good',
  paused: 'warn',
  ended: 'neutral',
  refunded: 'neutral',
  withdrawn: 'neutral',
});

type Dated = Pick<WireCampaign, 'state' | 'startsOn'>;

/** Paid, and its first day is still to come. */
export const isToCome = ({ state, startsOn }: Dated): boolean =>
  state === 'active' && startsOn > puneDate(new Date());

export const lookOf = (campaign: Dated): Look =>
  isToCome(campaign)
    ? { label: campaignDeskWords.starts({ startsOn: formatDate(campaign.startsOn) }), tone: 'good' }
    : STATE_LOOK[campaign.state];

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  create: said(() => campaignDeskWords.draftMade),
  submit: said(() => campaignDeskWords.handedStaff, 'brand'),
  approve: said(() => campaignDeskWords.approvedStaff, 'good'),
  reject: said(() => campaignDeskWords.notApprovedStaff, 'bad'),
  revise: said(() => campaignDeskWords.madeDraftAgain),
  withdraw: said(() => campaignDeskWords.givenUp),
  lapse: said(() => campaignDeskWords.daysOverBefore),
  pay: said(() => campaignDeskWords.paid, 'good'),
  pause: said(() => campaignDeskWords.paused, 'warn'),
  resume: said(() => campaignDeskWords.resumed, 'good'),
  cancel: said(() => campaignDeskWords.endedAdvertiser),
  stop: said(() => campaignDeskWords.takenDownStaff, 'bad'),
  runOut: said(() => campaignDeskWords.daysOver),
  end: said(() => campaignDeskWords.budgetUsedUp),
};

/** What happened, by the names of the timeline. */
export const eventWords = (event: string) => EVENT[event] ?? { title: event };

export const FORMAT_LABEL: Record<AdFormat, string> = labels(() => campaignDeskWords.formatLabel);

export const daysWords = ({ startsOn, endsOn }: Pick<WireCampaign, 'startsOn' | 'endsOn'>) =>
  startsOn === endsOn
    ? formatDate(startsOn)
    : campaignDeskWords.to({ startsOn: formatDate(startsOn), endsOn: formatDate(endsOn) });
