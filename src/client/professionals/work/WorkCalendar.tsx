import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { MonthGrid } from '#client/ui/MonthGrid.tsx';
import { MonthSteps } from '#client/ui/MonthSteps.tsx';
import { Section } from '#client/ui/Section.tsx';
import {
  type WorkCalendar as Calendar,
  workCalendar,
} from '#contract/professionals/engagements.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

type Entry = Calendar['entries'][number];

const WHAT: Record<Entry['what'], string> = { answer: 'Answer', deliver: 'Deliver to' };
const wordsOf = ({ what, other }: Entry) => `${WHAT[what]} ${other}`;

interface Props {
  /** What stands before the id of a piece of work in the address of its page. */
  workPath: string;
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
      actions={<MonthSteps month={month} onMonth={setMonth} />}
    >
      <MonthGrid month={month} today={today} caption={`What is due in ${monthName(month)}`}>
        {(day) =>
          entries
            .filter(({ on }) => on === day)
            .map((entry) => (
              <p key={entry.id} className="font-semibold">
                {wordsOf(entry)}
              </p>
            ))
        }
      </MonthGrid>
      <Due entries={entries} today={today} workPath={workPath} />
      <Trend months={months} />
    </Section>
  );
}
