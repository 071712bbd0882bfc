import { BriefcaseBusiness } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { photoAddress } from '#client/lib/photo-address.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { type EngagementRow, myEngagements } from '#contract/professionals/engagements.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { STATE } from './engagement-labels.ts';

function Row({ row, href, serverTime }: { row: EngagementRow; href: string; serverTime: string }) {
  const { title: words, tone } = STATE[row.state];
  return (
    <li className="card group relative grid gap-2 p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={row.other} src={photoAddress(row.otherImage)} />
          <div className="min-w-0">
            <h2 className="text-lg">
              <AppLink
                className="no-underline after:absolute after:inset-0 group-hover:underline"
                href={href}
              >
                {row.other}
              </AppLink>
            </h2>
            <p className="text-sm text-muted wrap-anywhere">
              {row.side === 'client' ? PROFESSION[row.profession].name : 'Client'}
              {row.title && ` · ${row.title}`}
            </p>
          </div>
        </div>
        <Badge {...(tone && { tone })}>{words}</Badge>
      </div>
      <p className="line-clamp-2 wrap-anywhere">{row.brief}</p>
      <p className="text-sm text-muted">
        {row.quote !== null && <b className="tabular text-ink">{inFull(row.quote)}</b>}
        {row.quote !== null && ' · '}
        {row.expiresAt ? (
          <TimeLeft until={row.expiresAt} serverTime={serverTime} />
        ) : (
          `Since ${formatDate(row.createdAt)}`
        )}
      </p>
    </li>
  );
}

interface Props {
  /** 0 for the work about all of the caller's properties. */
  propertyId: number;
  hrefOf: (engagementId: number) => string;
  side: 'client' | 'professional';
  /** Said where there is none, with the way on. */
  empty?: { title: string; text: string; href: string; label: string };
}

const NOBODY_HIRED = {
  title: 'Nobody hired yet',
  text: 'Ask an agent, a lawyer or a property evaluator. You pay nothing before you accept a quote.',
  href: '/HireAgent',
  label: 'Find an agent',
};

/** Whom the caller has asked or hired, or who asked the caller; what is under way first. */
export function MyEngagements({ propertyId, hrefOf, side, empty: none = NOBODY_HIRED }: Props) {
  const { page, onPage } = useListQuery();
  const list = useCall(myEngagements, { query: { property: propertyId, side, page } });
  const { answer } = list;
  const empty = (
    <EmptyState
      icon={BriefcaseBusiness}
      title={none.title}
      text={none.text}
      action={<ButtonLink href={none.href}>{none.label}</ButtonLink>}
    />
  );
  return (
    <PagedList list={list} page={page} onPage={onPage} empty={empty}>
      {(rows) => (
        <ul className="grid grid-cols-1 gap-4">
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              href={hrefOf(row.id)}
              serverTime={answer?.serverTime ?? ''}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
