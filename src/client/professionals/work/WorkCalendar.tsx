import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Calendar } from '#client/ui/calendar/Calendar.tsx';
import { Section } from '#client/ui/Section.tsx';
import {
  type WorkCalendar as WorkMonth,
  workCalendar,
} from '#contract/professionals/work-calendar.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { labels } from '#messages/lib/labels.ts';
import workWords from '#messages/professionals/work/index.ts';

type Entry = WorkMonth['entries'][number];

const WHAT: Record<Entry['what'], string> = labels(() => workWords.what);
const wordsOf = ({ what, other }: Entry) => `${WHAT[what]} ${other}`;

interface Props {
  /** What stands before the id of a piece of work in the address of its page. */
  workPath: string;
}

function Due({ entries, today, workPath }: { entries: Entry[]; today: string } & Props) {
  if (entries.length === 0) return <p className="text-muted">{workWords.nothingDue}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <AppLink className="link" href={`${workPath}${entry.id}`}>
            {wordsOf(entry)}
            {entry.title && `: ${entry.title}`}
          </AppLink>
          <span className={entry.on < today ? 'font-semibold text-bad' : 'text-muted'}>
            {formatDate(entry.on)}
            {entry.on < today && workWords.late}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Trend({ months }: { months: WorkMonth['months'] }) {
  return (
    <details>
      <summary className="link w-fit py-2 text-sm">{workWords.lastSixMonths}</summary>
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-left text-muted">
            {[workWords.month, workWords.asked, workWords.quoted, workWords.finished].map(
              (head) => (
                <th key={head} scope="col" className="py-1 font-normal">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, asked, quoted, finished }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {monthName(month)}
              </th>
              <td>{asked}</td>
              <td>{quoted}</td>
              <td>{finished}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What a professional owes clients by which day, and how the months went. */
export function WorkCalendar({ workPath }: Props) {
  const today = puneDate(new Date());
  const [active, setActive] = useState(today);
  const [chosen, setChosen] = useState<string>();
  const month = active.slice(0, 7);
  // The calendar stays while another month is fetched, and keeps its place for the keyboard.
  const data = useCall(workCalendar, { query: { month } }, { keepPreviousData: true }).answer?.data;
  if (!data) return null;
  const { entries, months } = data;
  if (months.every(({ asked }) => asked === 0) && entries.length === 0) return null;
  const onDay = (day: string) => entries.filter(({ on }) => on === day);
  return (
    <Section
      title={
        chosen
          ? workWords.due({ chosen: formatDate(chosen) })
          : workWords.dueIn({ monthName: monthName(month) })
      }
      titleId="due"
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <Calendar
        label={workWords.whatDue}
        today={today}
        active={active}
        onActive={setActive}
        chosen={chosen}
        onChoose={setChosen}
        entriesOf={(day) =>
          onDay(day).map((entry) => ({ key: String(entry.id), words: wordsOf(entry) }))
        }
      />
      <Due entries={chosen ? onDay(chosen) : entries} today={today} workPath={workPath} />
      <Trend months={months} />
    </Section>
  );
}
