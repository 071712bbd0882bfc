import type { ReactNode } from 'react';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/professionals/work/index.ts';

interface Props {
  work: { other: string; title: string | null; address: string | null };
  /** Where it is worked at. */
  href: string;
  badge: ReactNode;
  /** What is known of it so far; what is not is left out. */
  facts: readonly (string | undefined)[];
  next: string;
  /** When what is next runs out. */
  until: string | null;
  serverTime: string;
}

/** A piece of work in the list of the professional who does it. */
export function WorkCard({ work, href, badge, facts, next, until, serverTime }: Props) {
  const known = facts.filter(Boolean);
  return (
    <li className="card group relative grid grid-cols-1 gap-2 p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <AppLink
            className="no-underline after:absolute after:inset-0 group-hover:underline"
            href={href}
          >
            {work.title ?? words.workAboutNo}
          </AppLink>
        </h2>
        {badge}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {words.forWord({ other: work.other })}

        {work.address && ` · ${placeName(work.address)}`}
      </p>
      {known.length > 0 && <p className="tabular text-sm">{known.join(' · ')}</p>}
      <p className="text-sm">
        <b>{next}</b>
        {until && (
          <span className="text-muted">
            {' '}
            <TimeLeft until={until} serverTime={serverTime} />
          </span>
        )}
      </p>
    </li>
  );
}
