import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { MeetingCard as VisitCard } from '#client/deals/visits/MeetingCard.tsx';
import { OfferedSlot } from '#client/deals/visits/OfferedSlot.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Calendar, type Span, spanOf } from '#client/ui/calendar/Calendar.tsx';
import { DayList } from '#client/ui/calendar/DayList.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { mySlots } from '#contract/deals/slots.ts';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import { dayName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/talk/meetings/index.ts';
import { calendarEntries, clashesOf, type DiaryEntry, diaryOf } from './diary.ts';
import { MeetingCard } from './MeetingCard.tsx';

function Card({ entry }: { entry: DiaryEntry }) {
  if ('visit' in entry) return <VisitCard meeting={entry.visit} />;
  if ('meeting' in entry) return <MeetingCard meeting={entry.meeting} />;
  return <OfferedSlot slot={entry.slot} withTitle />;
}

function Clashes({ entry, among }: { entry: DiaryEntry; among: readonly DiaryEntry[] }) {
  const clashes = clashesOf(entry, among);
  if (clashes.length === 0) return null;
  return (
    <p className="px-1 text-sm text-warn">
      {words.clashes({
        others: clashes.map(({ what, time }) => `${what} (${formatTime(time.start)})`).join('; '),
      })}
    </p>
  );
}

/** What the list shows: all that is to come, what stands in the calendar, or one of its days. */
interface Listed {
  title: string;
  holds: (entry: DiaryEntry) => boolean;
}

const coming = (today: string): Listed => ({
  title: words.comingUpTitle,
  holds: ({ day, isOpen }) => day >= today || isOpen,
});
const onDay = (chosen: string): Listed => ({
  title: dayName(chosen),
  holds: ({ day }) => day === chosen,
});
const within = ({ from, to }: ReturnType<typeof spanOf>): Listed => ({
  title: words.fromTo({ from_: formatDate(from), to: formatDate(to) }),
  holds: ({ day }) => day >= from && day <= to,
});

/** Visits and meetings of somebody as either side, and the times at which they show their homes. */
export function Diary({ userId }: { userId: number }) {
  const records = useCall(getMeetingRecord, { params: { id: 0, userId } });
  const offered = useCall(mySlots);
  const today = puneDate(new Date());
  const [span, setSpan] = useState<Span>('month');
  const [active, setActive] = useState(today);
  const [chosen, setChosen] = useState<string>();
  const { state, error, reload } = records.state === 'ready' ? offered : records;
  const entries = diaryOf(
    records.answer?.data ?? [],
    records.answer?.meetings ?? [],
    offered.answer?.data.slots ?? [],
  );
  const drawn = Map.groupBy(calendarEntries(entries), ({ time }) =>
    puneDate(new Date(time?.start ?? today)),
  );
  const bounds = spanOf(span, active);
  const isNow = today >= bounds.from && today <= bounds.to;
  const { title, holds } = chosen ? onDay(chosen) : isNow ? coming(today) : within(bounds);
  const listed = entries.filter(holds);
  return (
    <Section title={words.calendar} titleId="calendar" className="grid grid-cols-1 gap-4">
      <Calendar
        label={words.visitsAndMeetings}
        today={today}
        span={span}
        onSpan={setSpan}
        active={active}
        onActive={setActive}
        chosen={chosen}
        onChoose={setChosen}
        entriesOf={(day) => drawn.get(day) ?? []}
      />
      <p className="text-sm text-muted">{words.puneTime}</p>
      <Loader state={state} error={error} onRetry={reload}>
        <Section
          title={title}
          titleId="listed"
          size="lg"
          className="grid grid-cols-1 gap-4"
          actions={
            chosen && (
              <Button variant="quiet" onClick={() => setChosen(undefined)}>
                {words.allDays}
              </Button>
            )
          }
        >
          {listed.length > 0 ? (
            <DayList
              items={listed.map((entry) => ({
                key: entry.key,
                at: entry.time.start,
                content: (
                  <div className="grid grid-cols-1 gap-1">
                    <Clashes entry={entry} among={entries} />
                    <Card entry={entry} />
                  </div>
                ),
              }))}
            />
          ) : (
            <EmptyState
              icon={CalendarDays}
              title={chosen ? words.nothingOnDay : words.nothingYet}
              text={words.standHere}
              action={
                <ButtonLink variant="quiet" href="/Messanger">
                  {words.seeMessages}
                </ButtonLink>
              }
            />
          )}
        </Section>
      </Loader>
    </Section>
  );
}
