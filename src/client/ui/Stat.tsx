import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  /** What the value is to be held against: "3 more than last month". */
  hint?: ReactNode;
}

export function Stat({ label, value, hint }: Props) {
  return (
    <dl className="card grid content-start gap-0.5 p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular text-2xl font-bold">{value}</dd>
      {hint && <dd className="text-sm text-muted">{hint}</dd>}
    </dl>
  );
}
