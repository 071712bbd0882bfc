import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { TimelineEntry } from '#contract/lib/timeline.ts';

const WORDS: Record<string, readonly [title: string, tone: Tone]> = {
  created: ['Form finished', 'brand'],
  publish: ['Published', 'good'],
  pause: ['Paused', 'warn'],
  resume: ['Live again', 'good'],
  renew: ['Put back on the search', 'good'],
  sell: ['Sold', 'brand'],
  rentOut: ['Rented', 'brand'],
  withdraw: ['Withdrawn', 'neutral'],
  expire: ['Off the search: not confirmed for 60 days', 'warn'],
  takeDown: ['Taken down by our staff', 'bad'],
  suspend: ['Paused with your account', 'bad'],
  reinstate: ['Live again with your account', 'good'],
  asked: ['You were asked whether it is still available', 'neutral'],
  faded: ['Shown behind newer ones: not confirmed for 37 days', 'warn'],
  confirmed: ['Confirmed as still available', 'good'],
  priceChanged: ['Price changed', 'neutral'],
};

/** A line of a listing's history in words, the latest first as people read it. */
export function timelineItems(entries: readonly TimelineEntry[]): TimelineItem[] {
  return entries
    .map(({ at, event, note }) => {
      const [title, tone] = WORDS[event] ?? [event, 'neutral' as const];
      return { at: new Date(at), title, tone, ...(note && { detail: note }) };
    })
    .reverse();
}
