import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Section } from '#client/ui/Section.tsx';
import {
  type WorkCalendar as Calendar,
  workCalendar,
} from '#contract/professionals/engagements.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { daysOf, monthName, shiftMonth, WEEKDAYS } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

type Entry = Calendar['entries'][number];

const WHAT: Record<Entry['what'], string> = { answer: 'Answer', deliver: 'Deliver to' };
const wordsOf = ({ what, other }: Entry) => `${WHAT[what]} ${other}`;

interface Props {
  /** What stands before the id of a piece of work in the address of its page. */
  workPath: string;
}

function Month({ month, entries, today }: { month: string; entries: Entry[]; today: string }) {
  return (
    <table className="w-full table-fixed text-sm max-md:hidden">
      <caption className="sr-only">What is due in {monthName(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" className="pb-1 text-left font-normal text-muted">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {daysOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, i) => (
              <td
                key={day ?? WEEKDAYS[i]}
                className={classes(
                  'h-14 border border-line p-1 align-top wrap-anywhere',
                  day === today && 'bg-brand-soft',
                )}
              >
                {day && <span className="tabular text-muted">{Number(day.slice(8))}</span>}
                {entries
                  .filter(({ on }) => on === day)
                  .map((entry) => (
                    <p key={entry.id} className="font-semibold">
                      {wordsOf(entry)}
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Due({ entries, today, workPath }: { entries: Entry[]; today: string } & Props) {
  if (entries.length === 0) return <p className="text-muted">Nothing is due.</p>;
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
            {entry.on < today && ', late'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Trend({ months }: { months: Calendar['months'] }) {
  return (
    <details>
      <summary className="link w-fit py-2 text-sm">The last six months</summary>
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-left text-muted">
            {['Month', 'Asked', 'Quoted', 'Finished'].map((head) => (
              <th key={head} scope="col" className="py-1 font-normal">
                {head}
              </th>
            ))}
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
  const [month, setMonth] = useState(today.slice(0, 7));
  const data = useCall(workCalendar, { query: { month } }).answer?.data;
  if (!data) return null;
  const { entries, months } = data;
  if (months.every(({ asked }) => asked === 0) && entries.length === 0) return null;
  return (
    <Section
      title={`Due in ${monthName(month)}`}
      titleId="due"
      className="card grid grid-cols-1 gap-3 p-5"
      actions={
        <div className="flex gap-2">
          <Button
            variant="quiet"
            aria-label="The month before"
            onClick={() => setMonth(shiftMonth(month, -1))}
          >
            ‹
          </Button>
          <Button
            variant="quiet"
            aria-label="The next month"
            onClick={() => setMonth(shiftMonth(month, 1))}
          >
            ›
          </Button>
        </div>
      }
    >
      <Month month={month} entries={entries} today={today} />
      <Due entries={entries} today={today} workPath={workPath} />
      <Trend months={months} />
    </Section>
  );
}
