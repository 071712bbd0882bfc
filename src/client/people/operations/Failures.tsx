import { ShieldCheck } from 'lucide-react';
import { Badge } from '#client/ui/Badge.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { GroupedFailure } from '#contract/people/operations.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/people/operations/index.ts';

/** Errors of one kind as one, the latest first. */
export function Failures({ failures }: { failures: readonly GroupedFailure[] }) {
  if (failures.length === 0) {
    return <EmptyState icon={ShieldCheck} title={words.noError} text={words.noErrorText} />;
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {failures.map((failure) => (
        <li key={failure.fingerprint} className="card grid grid-cols-1 gap-2 p-4">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div className="min-w-0 wrap-anywhere">
              <h3 className="text-base font-semibold">{failure.name}</h3>
              <p className="text-sm text-muted">{failure.during}</p>
            </div>
            <Badge tone={failure.day > 0 ? 'bad' : 'neutral'}>
              {words.failedTimes({
                day: groupDigits(failure.day),
                total: groupDigits(failure.total),
              })}
            </Badge>
          </div>
          <p className="text-sm text-muted">
            {words.lastAndFirst({
              last: formatMoment(failure.lastSeen),
              lastRelease: failure.lastRelease,
              first: formatMoment(failure.firstSeen),
              firstRelease: failure.firstRelease,
            })}
          </p>
          <details>
            <summary className="link min-h-11 w-fit cursor-pointer py-2">
              {words.whatItSaid}
            </summary>
            <pre className="rounded-lg bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-wrap">
              {failure.sample}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
