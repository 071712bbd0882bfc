import type { Column } from '#client/ui/DataTable.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { detailWords } from './detail-labels.ts';
import type { AuditEntry } from './rows.ts';

function Detail({ detail }: AuditEntry) {
  const facts = detailWords(detail);
  if (facts.length === 0) return <span className="text-muted">None</span>;
  return (
    <ul className="text-sm wrap-anywhere">
      {facts.map(({ label, text }) => (
        <li key={label}>
          <span className="text-muted">{label}:</span> {text}
        </li>
      ))}
    </ul>
  );
}

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'at',
    head: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatMoment(at)}
      </time>
    ),
  },
  // Nobody signed in, or the site by itself: the log does not tell which.
  { key: 'actor', head: 'Who', cell: ({ actor }) => actor ?? 'Nobody signed in' },
  {
    key: 'action',
    head: 'Action',
    cell: ({ action }) => <code className="text-sm whitespace-nowrap">{action}</code>,
  },
  {
    key: 'subject',
    head: 'About',
    cell: ({ subject }) => <span className="whitespace-nowrap">{subject}</span>,
  },
  { key: 'detail', head: 'Details', cell: Detail },
  { key: 'address', head: 'From', cell: ({ address }) => address ?? 'The site itself' },
];
