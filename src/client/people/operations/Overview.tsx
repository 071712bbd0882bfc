import { Ago } from '#client/ui/Ago.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import type { OperationsView } from '#contract/people/operations.ts';
import words from '#messages/people/operations/index.ts';
import { formatBytes, searchState } from './operation-words.ts';

/** What is looked at first: the last backup, search, storage, and what failed today. */
export function Overview({ operations }: { operations: OperationsView }) {
  const { backup, search, storage, failures, queues } = operations;
  const failedToday = failures.reduce((all, { day }) => all + day, 0);
  const givenUp = queues.reduce((all, { failed }) => all + failed, 0);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Stat
        label={words.lastBackup}
        value={backup ? <Ago at={backup.at} /> : words.noneKnown}
        hint={backup?.isLate ? words.isLate : backup?.bytes && formatBytes(backup.bytes)}
      />
      <Stat
        label={words.searchIndex}
        value={searchState(search.state)}
        hint={
          search.state === 'off'
            ? words.databaseAnswers
            : words.homesSize({ count: search.homes, size: formatBytes(search.bytes) })
        }
      />
      <Stat
        label={words.database}
        value={formatBytes(storage.databaseBytes)}
        hint={
          storage.freeBytes === null
            ? storage.isBucket && words.inBucket
            : words.freeRoom({ size: formatBytes(storage.freeBytes) })
        }
      />
      <Stat
        label={words.errorsToday}
        value={words.errors({ count: failedToday })}
        hint={words.givenUp({ count: givenUp })}
      />
    </div>
  );
}
