import words from '#messages/people/staff-queues/index.ts';
import { QUEUE_LABEL, QUEUE_ONE, queueLink, STAFF_QUEUE, type StaffQueue } from './staff-queue.ts';

/** Something that waits for staff. */
export interface StaffItem {
  queue: StaffQueue;
  id: number;
  title: string;
  detail: string;
  /** Where it is decided, where that is not its queue's page. */
  link: string | null;
}

/** What staff are told of it: the one thing by its name and its own link, several by kind. */
export function staffNews(items: readonly StaffItem[], isOverdue: boolean) {
  const [first] = items;
  if (first && items.length === 1) {
    const { queue, id, title, detail, link } = first;
    const { hours } = STAFF_QUEUE[queue];
    return {
      title: () => {
        const one = QUEUE_ONE[queue];
        return isOverdue ? words.oneOverdue({ one, title }) : words.oneWaits({ one, title });
      },
      body: () => [detail, words.toDecideWithin({ count: hours })].filter(Boolean).join('. '),
      link: link ?? queueLink(queue, id),
    };
  }
  const kinds = [...new Set(items.map(({ queue }) => queue))];
  const lineOf = (kind: StaffQueue) =>
    words.kindCount({
      kind: QUEUE_LABEL[kind],
      count: items.filter(({ queue }) => queue === kind).length,
    });
  const [only] = kinds.length === 1 ? kinds : [];
  const query = [only && `queue=${only}`, isOverdue && 'overdue=true'].filter(Boolean).join('&');
  return {
    title: () => (isOverdue ? words.manyOverdue : words.manyWait)({ count: items.length }),
    body: () => `${kinds.map(lineOf).join('; ')}.`,
    link: query ? `/Admin/Inbox?${query}` : '/Admin/Inbox',
  };
}
