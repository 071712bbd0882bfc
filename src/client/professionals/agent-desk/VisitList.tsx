import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import type { CallState } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Calendar } from '#client/ui/calendar/Calendar.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { VisitorRequest, visitorRequests } from '#contract/professionals/agent-desk.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

type Answer = ResponseOf<typeof visitorRequests>;

const VISIT: Record<VisitState, { title: string; tone: Tone }> = {
  requested: { title: 'Waits for the owner', tone: 'warn' },
  booked: { title: 'Confirmed', tone: 'brand' },
  cancelled: { title: 'Cancelled', tone: 'neutral' },
  checked_in: { title: 'Took place', tone: 'good' },
  missed: { title: 'Not checked in', tone: 'warn' },
  declined: { title: 'Declined', tone: 'neutral' },
  expired: { title: 'Not answered', tone: 'neutral' },
};

function Visit({ visit }: { visit: VisitorRequest }) {
  const { state, visitor, note, start, end, listing } = visit;
  return (
    <li className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DealListing listing={listing} heading="h2" />
        <Badge tone={VISIT[state].tone}>{VISIT[state].title}</Badge>
      </div>
      <p>
        <b>{formatSpan(start, end)}</b> · {visitor}
      </p>
      {note && <p className="text-sm wrap-anywhere">{note}</p>}
    </li>
  );
}

function Month({ days }: Pick<Answer, 'days'>) {
  const { read, narrow } = useListQuery('requests');
  const today = puneDate(new Date());
  const on = read('on') || undefined;
  const chosenMonth = read('month');
  const [active, setActive] = useState(on ?? (chosenMonth ? `${chosenMonth}-01` : today));
  const month = active.slice(0, 7);
  const sum = days.reduce((total, { visits }) => total + visits, 0);
  return (
    <Section
      title={`${counted(sum, 'visit')} in ${monthName(month)}`}
      titleId="visits-of-month"
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <Calendar
        label="Visits"
        today={today}
        active={active}
        onActive={(day) => {
          setActive(day);
          if (day.slice(0, 7) !== month) narrow({ month: day.slice(0, 7), on: '' });
        }}
        chosen={on}
        onChoose={(day) => narrow({ on: day ?? '' })}
        entriesOf={(day) =>
          days
            .filter((some) => some.on === day)
            .map(({ visits }) => ({ key: day, words: counted(visits, 'visit') }))
        }
      />
      {(on || chosenMonth) && (
        <Button
          variant="quiet"
          className="w-fit"
          onClick={() => {
            setActive(today);
            narrow({ month: '', on: '' });
          }}
        >
          List the visits of all months
        </Button>
      )}
    </Section>
  );
}

/** Who comes to see the agent's properties: a month at a glance, and the visits of it or of all. */
export function VisitList({ list }: { list: CallState<Answer> }) {
  const { page, onPage, read } = useListQuery('requests');
  const { answer } = list;
  return (
    <div className="grid grid-cols-1 gap-4">
      {answer && (answer.total > 0 || read('month') || read('on')) && <Month days={answer.days} />}
      <ListPage
        list={list}
        query={{ page, onPage }}
        empty={{
          icon: CalendarClock,
          title: read('on')
            ? 'No visit on this day'
            : read('month')
              ? 'No visit in this month'
              : 'No visit is booked yet',
          text: 'Buyers book visits at times the owner offers. They stand here with who comes when.',
        }}
        rows={{ card: (visit) => <Visit key={visit.id} visit={visit} /> }}
      />
    </div>
  );
}
