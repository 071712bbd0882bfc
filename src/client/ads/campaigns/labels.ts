import type { Tone } from '#client/ui/Badge.tsx';
import { type Look, stateLooks } from '#client/ui/state-looks.ts';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import type { CampaignState } from '#domain/ads/campaign.ts';
import type { AdFormat } from '#domain/ads/place.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { STATE_WORDS } from '#domain/state-words.ts';

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
    ? { label: `Starts ${formatDate(campaign.startsOn)}`, tone: 'good' }
    : STATE_LOOK[campaign.state];

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  create: { title: 'Draft made' },
  submit: { title: 'Handed in to our staff', tone: 'brand' },
  approve: { title: 'Approved by our staff', tone: 'good' },
  reject: { title: 'Not approved by our staff', tone: 'bad' },
  revise: { title: 'Made a draft again' },
  withdraw: { title: 'Given up' },
  lapse: { title: 'Its days were over before it was paid' },
  pay: { title: 'Paid', tone: 'good' },
  pause: { title: 'Paused', tone: 'warn' },
  resume: { title: 'Resumed', tone: 'good' },
  cancel: { title: 'Ended by its advertiser' },
  stop: { title: 'Taken down by our staff', tone: 'bad' },
  runOut: { title: 'Its days are over' },
  end: { title: 'Its budget is used up' },
};

/** What happened, by the names of the timeline. */
export const eventWords = (event: string) => EVENT[event] ?? { title: event };

export const FORMAT_LABEL: Record<AdFormat, string> = {
  image: 'Image',
  video: 'Video',
  gif: 'GIF',
};

export const daysWords = ({ startsOn, endsOn }: Pick<WireCampaign, 'startsOn' | 'endsOn'>) =>
  startsOn === endsOn ? formatDate(startsOn) : `${formatDate(startsOn)} to ${formatDate(endsOn)}`;
