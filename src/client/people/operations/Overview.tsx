import { Ago } from '#client/ui/Ago.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import type { OperationsView } from '#contract/people/operations.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatBytes, searchState } from './operation-words.ts';

/** What is looked at first: the last backup, search, storage, and what failed today. */
export function Overview({ operations }: { operations: OperationsView }) {
  const { backup, search, storage, failures, queues } = operations;
  const failedToday = failures.reduce((all, { day }) => all + day, 0);
  const givenUp = queues.reduce((all, { failed }) => all + failed, 0);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Stat
        label="Last backup"
        value={backup ? <Ago at={backup.at} /> : 'None known'}
        hint={backup?.isLate ? 'It is late.' : backup?.bytes && formatBytes(backup.bytes)}
      />
      <Stat
        label="Search index"
        value={searchState(search.state)}
        hint={
          search.state === 'off'
            ? 'The database answers searches.'
            : `${counted(search.homes, 'home')}, ${formatBytes(search.bytes)}`
        }
      />
      <Stat
        label="Database"
        value={formatBytes(storage.databaseBytes)}
        hint={
          storage.freeBytes === null
            ? storage.isBucket && 'Files are in a bucket.'
            : `${formatBytes(storage.freeBytes)} free where files lie`
        }
      />
      <Stat
        label="Errors today"
        value={counted(failedToday, 'error')}
        hint={`${counted(givenUp, 'job')} given up`}
      />
    </div>
  );
}
