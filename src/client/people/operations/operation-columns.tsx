import { Badge } from '#client/ui/Badge.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { JobQueue, ProviderHealth } from '#contract/people/operations.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatWait, isWell, PROVIDER, type Sending } from './operation-words.ts';

const Figure = ({ of }: { of: number }) => <>{groupDigits(of)}</>;

export const QUEUE_COLUMNS: readonly Column<JobQueue>[] = [
  { key: 'name', head: 'Queue', cell: ({ name }) => name },
  {
    key: 'waiting',
    head: 'Waiting',
    numeric: true,
    cell: (queue) => <Figure of={queue.waiting} />,
  },
  { key: 'oldest', head: 'For', cell: (queue) => formatWait(queue.oldestSeconds) },
  {
    key: 'running',
    head: 'Running',
    numeric: true,
    cell: (queue) => <Figure of={queue.running} />,
  },
  {
    key: 'failed',
    head: 'Given up today',
    numeric: true,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="bad">{groupDigits(failed)}</Badge> : '0'),
  },
  {
    key: 'done',
    head: 'Last done',
    cell: ({ lastDoneAt }) => (lastDoneAt ? formatMoment(lastDoneAt) : 'not within a day'),
  },
];

export const SENDING_COLUMNS: readonly Column<Sending>[] = [
  { key: 'name', head: 'By', cell: ({ name }) => PROVIDER[name] ?? name },
  { key: 'waiting', head: 'Due', numeric: true, cell: ({ waiting }) => <Figure of={waiting} /> },
  { key: 'oldest', head: 'For', cell: ({ oldestSeconds }) => formatWait(oldestSeconds) },
  {
    key: 'failed',
    head: 'Given up today',
    numeric: true,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="warn">{groupDigits(failed)}</Badge> : '0'),
  },
];

function standingOf(health: ProviderHealth) {
  if (health.isSandbox) return <Badge>Sandbox</Badge>;
  if (health.ok + health.refused + health.failed === 0) return <Badge>Not called yet</Badge>;
  return isWell(health) ? <Badge tone="good">Answers</Badge> : <Badge tone="bad">Fails</Badge>;
}

export const PROVIDER_COLUMNS: readonly Column<ProviderHealth>[] = [
  { key: 'name', head: 'Service', cell: ({ name }) => PROVIDER[name] ?? name },
  { key: 'standing', head: 'Standing', cell: standingOf },
  { key: 'ok', head: 'Well', numeric: true, cell: ({ ok }) => <Figure of={ok} /> },
  {
    key: 'refused',
    head: 'Refused',
    numeric: true,
    cell: ({ refused }) => <Figure of={refused} />,
  },
  { key: 'failed', head: 'Failed', numeric: true, cell: ({ failed }) => <Figure of={failed} /> },
  {
    key: 'last',
    head: 'Last answer',
    cell: ({ lastOkAt }) => (lastOkAt ? formatMoment(lastOkAt) : 'none yet'),
  },
];
