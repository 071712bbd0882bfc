import { CalendarClock } from 'lucide-react';
import { STATE } from '#client/deals/visits/visit-labels.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { MyDesk } from '#contract/my-desk.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import deskWords from '#messages/people/desk/index.ts';
import overviewWords from '#messages/people/overview/index.ts';

/** When and where somebody is next expected. */
export function NextVisit({ visit }: { visit: NonNullable<MyDesk['nextVisit']> }) {
  const { side, state, listingId, title, start, end } = visit;
  return (
    <Section
      title={overviewWords.nextVisit}
      titleId="next-visit"
      className="grid grid-cols-1 gap-3"
    >
      <div className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <CalendarClock aria-hidden="true" className="size-6 shrink-0 self-start text-brand" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <b className="tabular">{formatSpan(start, end)}</b>
            <Badge tone={STATE[state].tone}>{STATE[state].words}</Badge>
          </p>
          <p className="wrap-anywhere">
            {side === 'owner' ? deskWords.show : deskWords.see}
            <AppLink className="link" href={`/ViewPropertyDetails/${listingId}`}>
              {title}
            </AppLink>
          </p>
        </div>
        <ButtonLink variant="quiet" className="max-sm:w-full" href="/ScheduleMeeting">
          {overviewWords.allVisits}
        </ButtonLink>
      </div>
    </Section>
  );
}
