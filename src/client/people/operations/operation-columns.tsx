import { Badge } from '#client/ui/Badge.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { JobQueue, ProviderHealth } from '#contract/people/operations.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/people/operations/index.ts';
import { formatWait, isWell, providerName, type Sending } from './operation-words.ts';

const Figure = ({ of }: { of: number }) => <>{groupDigits(of)}</>;

export const queueColumns = (): Column<JobQueue>[] => [
  { key: 'name', head: words.queue, cell: ({ name }) => <code translate="no">{name}</code> },
  {
    key: 'waiting',
    head: words.waiting,
    numeric: true,
    cell: (queue) => <Figure of={queue.waiting} />,
  },
  { key: 'oldest', head: words.forTime, cell: (queue) => formatWait(queue.oldestSeconds) },
  {
    key: 'running',
    head: words.running,
    numeric: true,
    cell: (queue) => <Figure of={queue.running} />,
  },
  {
    key: 'failed',
    head: words.givenUpToday,
    numeric: true,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="bad">{groupDigits(failed)}</Badge> : '0'),
  },
  {
    key: 'done',
    head: words.lastDone,
    cell: ({ lastDoneAt }) => (lastDoneAt ? formatMoment(lastDoneAt) : words.notWithinDay),
  },
];

export const sendingColumns = (): Column<Sending>[] => [
  { key: 'name', head: words.by, cell: ({ name }) => providerName(name) },
  {
    key: 'waiting',
    head: words.due,
    numeric: true,
    cell: ({ waiting }) => <Figure of={waiting} />,
  },
  { key: 'oldest', head: words.forTime, cell: ({ oldestSeconds }) => formatWait(oldestSeconds) },
  {
    key: 'failed',
    head: words.givenUpToday,
    numeric: true,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="warn">{groupDigits(failed)}</Badge> : '0'),
  },
];

function standingOf(health: ProviderHealth) {
  if (health.isSandbox) return <Badge>{words.sandbox}</Badge>;
  if (health.ok + health.refused + health.failed === 0) return <Badge>{words.notCalled}</Badge>;
  return isWell(health) ? (
    <Badge tone="good">{words.answers}</Badge>
  ) : (
    <Badge tone="bad">{words.fails}</Badge>
  );
}

export const providerColumns = (): Column<ProviderHealth>[] => [
  { key: 'name', head: words.service, cell: ({ name }) => providerName(name) },
  { key: 'standing', head: words.standing, cell: standingOf },
  { key: 'ok', head: words.well, numeric: true, cell: ({ ok }) => <Figure of={ok} /> },
  {
    key: 'refused',
    head: words.refused,
    numeric: true,
    cell: ({ refused }) => <Figure of={refused} />,
  },
  {
    key: 'failed',
    head: words.failed,
    numeric: true,
    cell: ({ failed }) => <Figure of={failed} />,
  },
  {
    key: 'last',
    head: words.lastAnswer,
    cell: ({ lastOkAt }) => (lastOkAt ? formatMoment(lastOkAt) : words.noneYet),
  },
];
