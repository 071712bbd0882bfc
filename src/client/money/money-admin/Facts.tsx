import type { ReactNode } from 'react';

/** What is known, a line each; what is absent is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-1.5">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] items-baseline gap-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
