import { BadgeCheck } from 'lucide-react';
import { licenceStanding } from '#domain/people/licence-check.ts';

/** Whether staff have checked somebody's registration; said either way. */
export function LicenceMark({ isChecked }: { isChecked: boolean }) {
  if (!isChecked) return <span className="text-muted">{licenceStanding(false)}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-good">
      <BadgeCheck aria-hidden="true" className="size-4" />
      {licenceStanding(true)}
    </span>
  );
}
