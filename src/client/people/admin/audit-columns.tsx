import type { Column } from '#client/ui/DataTable.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import words from '#messages/people/audit/index.ts';
import { detailWords } from './detail-labels.ts';
import type { AuditEntry } from './rows.ts';

/** A name of a call, as programs know it: "listDisputes". */
const CODE = /^[a-z]+(?:[A-Z][a-z]+)+$/;

function Detail({ detail }: AuditEntry) {
  const facts = detailWords(detail);
  if (facts.length === 0) return <span className="text-muted">{words.noDetail}</span>;
  return (
    <ul className="text-sm wrap-anywhere">
      {facts.map(({ label, text }) => (
        <li key={label}>
          <span className="text-muted">{label}:</span>{' '}
          <span translate={CODE.test(text) ? 'no' : undefined}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export const auditColumns = (): Column<AuditEntry>[] => [
  {
    key: 'at',
    head: words.when,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatMoment(at)}
      </time>
    ),
  },
  // Nobody signed in, or the site by itself: the log does not tell which.
  { key: 'actor', head: words.who, cell: ({ actor }) => actor ?? words.nobodySignedIn },
  {
    key: 'action',
    head: words.action,
    cell: ({ action }) => (
      <code translate="no" className="text-sm whitespace-nowrap">
        {action}
      </code>
    ),
  },
  {
    key: 'subject',
    head: words.about,
    cell: ({ subject }) => (
      <span translate="no" className="whitespace-nowrap">
        {subject}
      </span>
    ),
  },
  { key: 'detail', head: words.details, cell: Detail },
  { key: 'address', head: words.fromAddress, cell: ({ address }) => address ?? words.siteItself },
];
