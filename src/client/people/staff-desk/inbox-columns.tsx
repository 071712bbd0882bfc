import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { classes } from '#client/ui/classes.ts';
import type { Column } from '#client/ui/DataTable.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { InboxItem } from '#contract/people/staff-inbox.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { QUEUE_ONE } from '#domain/people/staff-queue.ts';
import words from '#messages/people/inbox/index.ts';
import { Assignee, type Colleague } from './Assignee.tsx';
import { formatAge } from './age.ts';

interface Props {
  userId: number;
  colleagues: readonly Colleague[];
  /** The row one is at by the keyboard. */
  at: InboxItem | undefined;
}

export const inboxColumns = ({ userId, colleagues, at }: Props): Column<InboxItem>[] => [
  {
    key: 'what',
    head: words.what,
    cell: (item) => (
      <span
        className={classes(
          'block border-l-4 pl-2',
          at === item ? 'border-brand' : 'border-transparent',
        )}
        aria-current={at === item ? 'true' : undefined}
      >
        <span className="block text-sm font-normal text-muted">{QUEUE_ONE[item.queue]}</span>
        <AppLink className="link wrap-anywhere" href={item.link}>
          {item.title}
        </AppLink>
        <span className="block text-sm font-normal text-muted wrap-anywhere">{item.detail}</span>
      </span>
    ),
  },
  {
    key: 'person',
    head: words.person,
    cell: ({ person }) => (person ? <PersonLink {...person} /> : words.theHouse),
  },
  {
    key: 'amount',
    head: words.amount,
    numeric: true,
    cell: ({ amount }) => (amount === null ? '' : formatExactRupees(amount)),
  },
  {
    key: 'age',
    head: words.waits,
    cell: ({ since, dueAt, overdue }) => (
      <span title={words.sinceDue({ since: formatMoment(since), due: formatMoment(dueAt) })}>
        <span className="tabular whitespace-nowrap">{formatAge(since)}</span>{' '}
        {overdue && <Badge tone="bad">{words.overdue}</Badge>}
      </span>
    ),
  },
  {
    key: 'with',
    head: words.works,
    cell: (item) => <Assignee item={item} userId={userId} colleagues={colleagues} />,
  },
  {
    key: 'open',
    head: words.open,
    actions: true,
    cell: ({ link, title }) => (
      <ButtonLink variant="quiet" href={link} aria-label={words.openIt({ title })}>
        {words.open}
      </ButtonLink>
    ),
  },
];
