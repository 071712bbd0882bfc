import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { MeetingData } from '#contract/deals/visits.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const STATE: Record<VisitState, { words: string; tone: Tone }> = {
  requested: {
    get words() {
      return deskWords.waitsOwner;
    },
    tone: 'warn',
  },
  booked: {
    get words() {
      return deskWords.confirmed;
    },
    tone: 'brand',
  },
  cancelled: {
    get words() {
      return deskWords.cancelled;
    },
    tone: 'neutral',
  },
  checked_in: {
    get words() {
      return deskWords.tookPlace;
    },
    tone: 'good',
  },
  missed: {
    get words() {
      return deskWords.notChecked;
    },
    tone: 'warn',
  },
  declined: {
    get words() {
      return deskWords.declined;
    },
    tone: 'neutral',
  },
  expired: {
    get words() {
      return deskWords.notAnswered;
    },
    tone: 'neutral',
  },
};

const EVENT: Record<string, string> = labels(() => deskWords.event);

export const visitEvent = (event: string): string => EVENT[event] ?? event;

export const historyOf = ({ timeline }: MeetingData): TimelineItem[] =>
  timeline.map(({ at, event, state, note }) => ({
    at: new Date(at),
    title: visitEvent(event),
    detail: note ?? undefined,
    tone: STATE[state as VisitState]?.tone ?? 'neutral',
  }));
