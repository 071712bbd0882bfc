import { counted } from '#domain/lib/counted.ts';
import { queueLink, STAFF_QUEUE, type StaffQueue } from './staff-queue.ts';

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
    const { one, hours } = STAFF_QUEUE[queue];
    return {
      title: () => (isOverdue ? `${one} is overdue: ${title}` : `${one} waits: ${title}`),
      body: () =>
        [detail, `To be decided within ${counted(hours, 'hour')}.`].filter(Boolean).join('. '),
      link: link ?? queueLink(queue, id),
    };
  }
  const kinds = [...new Set(items.map(({ queue }) => queue))];
  const lines = kinds.map(
    (kind) => `${STAFF_QUEUE[kind].label}: ${items.filter(({ queue }) => queue === kind).length}`,
  );
  const [only] = kinds.length === 1 ? kinds : [];
  const query = [only && `queue=${only}`, isOverdue && 'overdue=true'].filter(Boolean).join('&');
  return {
    title: () =>
      counted(items.length, isOverdue ? 'thing is overdue' : 'new thing waits', {
        many: isOverdue ? 'things are overdue' : 'new things wait',
      }),
    body: () => `${lines.join('; ')}.`,
    link: query ? `/Admin/Inbox?${query}` : '/Admin/Inbox',
  };
}
