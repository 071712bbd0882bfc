import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import words from '#messages/people/person-record/index.ts';

function Row({ row }: { row: RecordSection['rows'][number] }) {
  const { title, detail, state, amount, at, link } = row;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        {link ? (
          <AppLink className="link wrap-anywhere" href={link}>
            {title}
          </AppLink>
        ) : (
          <span className="wrap-anywhere">{title}</span>
        )}
        {detail && <p className="text-sm text-muted wrap-anywhere">{detail}</p>}
      </div>
      <p className="tabular flex flex-wrap items-baseline gap-2 text-sm">
        {amount !== null && <b className="whitespace-nowrap">{formatExactRupees(amount)}</b>}
        {state && <Badge tone="neutral">{state}</Badge>}
        <span className="whitespace-nowrap text-muted">{formatMoment(at)}</span>
      </p>
    </li>
  );
}

/** Parts of a record: the newest of each, with the way to where staff read on. */
export function RecordSections({ sections }: { sections: readonly RecordSection[] }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {sections.map(({ title, total, rows }) => (
        <section
          key={title}
          aria-label={title}
          className="card grid content-start gap-1 p-4 sm:p-5"
        >
          <h2 className="flex items-baseline justify-between gap-2 text-lg">
            {title}
            <span className="tabular text-sm font-normal text-muted">
              {total > rows.length ? words.newestOf({ shown: rows.length, total }) : total}
            </span>
          </h2>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={`${row.title} ${row.at} ${row.detail}`} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
