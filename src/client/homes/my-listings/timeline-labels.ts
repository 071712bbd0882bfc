import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { TimelineEntry } from '#contract/lib/timeline.ts';
import myListingsWords from '#messages/homes/my-listings/index.ts';
import { labels } from '#messages/lib/labels.ts';

const WORDS: Record<string, readonly [title: string, tone: Tone]> = labels(() => ({
  created: [myListingsWords.formFinished, 'brand'],
  publish: [myListingsWords.published, 'good'],
  pause: [myListingsWords.paused, 'warn'],
  resume: [myListingsWords.liveAgain, 'good'],
  renew: [myListingsWords.putBackSearch, 'good'],
  sell: [myListingsWords.sold, 'brand'],
  rentOut: [myListingsWords.rented, 'brand'],
  withdraw: [myListingsWords.withdrawn, 'neutral'],
  expire: [myListingsWords.offSearchNot, 'warn'],
  takeDown: [myListingsWords.takenDownStaff, 'bad'],
  suspend: [myListingsWords.pausedAccount, 'bad'],
  reinstate: [myListingsWords.liveAgainAccount, 'good'],
  asked: [myListingsWords.askedWhetherStill, 'neutral'],
  faded: [myListingsWords.shownBehindNewer, 'warn'],
  confirmed: [myListingsWords.confirmedStillAvailable, 'good'],
  priceChanged: [myListingsWords.priceChanged, 'neutral'],
}));

/** A line of a listing's history in words, the latest first as people read it. */
export function timelineItems(entries: readonly TimelineEntry[]): TimelineItem[] {
  return entries
    .map(({ at, event, note }) => {
      const [title, tone] = WORDS[event] ?? [event, 'neutral' as const];
      return { at: new Date(at), title, tone, ...(note && { detail: note }) };
    })
    .reverse();
}
