import { Badge } from '#client/ui/Badge.tsx';
import type { PersonRecord } from '#contract/people/staff-record.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { displayCity } from '#domain/lib/truncate.ts';

/** Who somebody is, as the account says. */
export function PersonFacts({ record }: { record: PersonRecord }) {
  const { aadharverification, panverification, suspendedAt, deletedAt, premiumUntil } = record;
  const papers = [aadharverification && 'Aadhaar', panverification && 'PAN'].filter(Boolean);
  const facts = [
    ['Number', `#${record.id}`],
    ['Role', ROLE_LABEL[record.role]],
    ['E-mail', record.email],
    ['Mobile', record.mobile],
    ['City', displayCity(record.city)],
    ['Verified', papers.join(', ') || 'Nothing'],
    ['Licence', record.licence],
    ['Premium until', premiumUntil && formatDate(premiumUntil)],
    ['Joined', formatDate(record.createdAt)],
    ['About', record.about],
  ] as const;
  return (
    <section aria-label="Account" className="card grid content-start gap-3 p-4 sm:p-5">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        Account
        {suspendedAt && <Badge tone="bad">Suspended since {formatDate(suspendedAt)}</Badge>}
        {deletedAt && <Badge tone="bad">Closed on {formatDate(deletedAt)}</Badge>}
      </h2>
      <dl className="grid gap-1.5">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="grid grid-cols-[7rem_1fr] items-baseline gap-3">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="tabular wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
