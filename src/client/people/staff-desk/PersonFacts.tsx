import { Badge } from '#client/ui/Badge.tsx';
import type { PersonRecord } from '#contract/people/staff-record.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { displayCity } from '#domain/lib/truncate.ts';
import words from '#messages/people/person-record/index.ts';

/** Who somebody is, as the account says. */
export function PersonFacts({ record }: { record: PersonRecord }) {
  const { aadharverification, panverification, suspendedAt, deletedAt, premiumUntil } = record;
  const papers = [aadharverification && words.aadhaar, panverification && words.pan].filter(
    Boolean,
  );
  const facts = [
    [words.number, `#${record.id}`],
    [words.role, ROLE_LABEL[record.role]],
    [words.email, record.email],
    [words.mobile, record.mobile],
    [words.city, displayCity(record.city)],
    [words.verified, papers.join(', ') || words.nothing],
    [words.licence, record.licence],
    [words.premiumUntil, premiumUntil && formatDate(premiumUntil)],
    [words.joined, formatDate(record.createdAt)],
    [words.about, record.about],
  ] as const;
  return (
    <section aria-label={words.account} className="card grid content-start gap-3 p-4 sm:p-5">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        {words.account}
        {suspendedAt && (
          <Badge tone="bad">{words.suspendedSince({ day: formatDate(suspendedAt) })}</Badge>
        )}
        {deletedAt && <Badge tone="bad">{words.closedOn({ day: formatDate(deletedAt) })}</Badge>}
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
