import { stateWords } from '#client/deals/bookings/booking-labels.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { DeskDeal } from '#contract/my-desk.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/overview/index.ts';

const inWords = new Intl.ListFormat('en-IN');

/** A deal under way: how far it is, what comes next, what is missing. */
export function DealCard({ deal }: { deal: DeskDeal }) {
  const { title, listedin, side, state, link, next, possessionOn, missing } = deal;
  const { title: standing, tone } = stateWords({ side, state });
  return (
    <li className="card grid grid-cols-1 content-start gap-1.5 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <AppLink className="link min-w-0 font-semibold wrap-anywhere" href={link}>
          {title}
        </AppLink>
        <Badge tone={tone}>{standing}</Badge>
      </div>
      {next ? (
        <p>
          <span className="text-muted">{next.own ? deskWords.forYou : deskWords.next}</span>
          <AppLink className="link" href={next.link}>
            {next.title}
          </AppLink>
          {next.by && <span className="tabular"> {deskWords.by({ by: formatDate(next.by) })}</span>}
        </p>
      ) : (
        <p className="text-muted">{words.nothingYours}</p>
      )}
      {possessionOn && (
        <p className="tabular text-sm">
          {listedin === 'rent' ? deskWords.moving : deskWords.possession}
          {formatDate(possessionOn)}
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-sm text-muted">
          {deskWords.stillMissing({ inWords: inWords.format(missing) })}
        </p>
      )}
    </li>
  );
}
