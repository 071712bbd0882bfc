import type { Need } from '#contract/dashboard.ts';
import { type DutyName, dutyOf } from '#domain/duties/index.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import needsWords from '#messages/people/needs/index.ts';
import { type DutyRow, linkOf, mayOpen, pageOf } from './find-duties.ts';
import type { QueueRow } from './find-queues.ts';
import { linkOfQueue } from './queue-words.ts';

/** Hours before it runs out in which anything is urgent. */
const SOON_HOURS = 24;

const titleOf = (name: DutyName, count: number): string => {
  const { words } = dutyOf(name);
  return count === 1 ? words[0] : needsWords.several({ count, what: words[1] });
};

/** Several of a kind are one card, which leads to their list; one leads to where it is done. */
function needOf(name: DutyName, [first, ...more]: [DutyRow, ...DutyRow[]], now: Date): Need {
  const { detail, action, urgent } = dutyOf(name);
  const page = pageOf(first);
  const isOne = more.length === 0;
  const title = isOne ? first.title() : null;
  return {
    kind: name,
    title: titleOf(name, 1 + more.length),
    detail: title ? needsWords.about({ title, detail }) : detail,
    link: isOne || !mayOpen(first.role, page) ? linkOf(first) : page,
    action,
    urgent: urgent || (first.due !== null && first.due < hoursFrom(now, SOON_HOURS)),
    due: first.due?.toISOString() ?? null,
  };
}

/** Cards of what somebody is waited for with; duties come with what runs out first before all else. */
export function needsOfDuties(duties: readonly DutyRow[], now: Date): Need[] {
  const byName = new Map<DutyName, [DutyRow, ...DutyRow[]]>();
  for (const duty of duties) {
    const known = byName.get(duty.name);
    if (known) known.push(duty);
    else byName.set(duty.name, [duty]);
  }
  return [...byName].map(([name, found]) => needOf(name, found, now));
}

/** Cards of the queues in which something waits for staff. */
export const needsOfQueues = (queues: readonly QueueRow[]): Need[] =>
  queues
    .filter(({ count }) => count > 0)
    .map(({ queue, count }) => {
      const { detail, action, urgent } = dutyOf(queue);
      return {
        kind: queue,
        title: titleOf(queue, count),
        detail,
        link: linkOfQueue(queue),
        action,
        urgent,
        due: null,
      };
    });
