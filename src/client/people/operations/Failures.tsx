import { ShieldCheck } from 'lucide-react';
import { Badge } from '#client/ui/Badge.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { GroupedFailure } from '#contract/people/operations.ts';
import { groupDigits } from '#domain/lib/money.ts';

/** Errors of one kind as one, the latest first. */
export function Failures({ failures }: { failures: readonly GroupedFailure[] }) {
  if (failures.length === 0) {
    return (
      <EmptyState
        icon={ShieldCheck}
        title="No error"
        text="What fails in a way nobody foresaw is grouped here, by where in the code it came from."
      />
    );
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
              {groupDigits(failure.day)} today, {groupDigits(failure.total)} in all
            </Badge>
          </div>
          <p className="text-sm text-muted">
            Last {formatMoment(failure.lastSeen)} in {failure.lastRelease}, first{' '}
            {formatMoment(failure.firstSeen)} in {failure.firstRelease}
          </p>
          <details>
            <summary className="link min-h-11 w-fit cursor-pointer py-2">What it said</summary>
            <pre className="rounded-lg bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-wrap">
              {failure.sample}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
