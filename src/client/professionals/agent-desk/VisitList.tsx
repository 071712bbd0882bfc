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
import { said } from '#client/ui/said.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { VisitorRequest, visitorRequests } from '#contract/professionals/agent-visitors.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import agentDeskWords from '#messages/professionals/agent-desk/index.ts';

type Answer = ResponseOf<typeof visitorRequests>;

const VISIT: Record<VisitState, { title: string; tone: Tone }> = {
  requested: said(() => agentDeskWords.waitsOwner, 'warn'),
  booked: said(() => agentDeskWords.confirmed, 'brand'),
  cancelled: said(() => agentDeskWords.cancelled, 'neutral'),
  checked_in: said(() => agentDeskWords.tookPlace, 'good'),
  missed: said(() => agentDeskWords.notChecked, 'warn'),
  declined: said(() => agentDeskWords.declined, 'neutral'),
  expired: said(() => agentDeskWords.notAnswered, 'neutral'),
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
      title={agentDeskWords.visits({ sum, monthName: monthName(month) })}
      titleId="visits-of-month"
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <Calendar
        label={agentDeskWords.visitsWord}
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
            .map(({ visits }) => ({ key: day, words: agentDeskWords.visitsLabel({ visits }) }))
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
          {agentDeskWords.listVisitsAll}
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
            ? agentDeskWords.noVisitDay
            : read('month')
              ? agentDeskWords.noVisitMonth
              : agentDeskWords.noVisitBooked,
          text: agentDeskWords.buyersBookVisits,
        }}
        rows={{ card: (visit) => <Visit key={visit.id} visit={visit} /> }}
      />
    </div>
  );
}
