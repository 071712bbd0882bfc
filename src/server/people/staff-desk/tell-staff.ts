import { type SQL, sql } from 'drizzle-orm';
import { type StaffItem, staffNews } from '#domain/people/staff-news.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findColleagues } from './list-inbox.ts';
import { waitingForStaff } from './queues.ts';

/** What one of staff is told of at once; the rest comes in the next round. */
const MOST = 200;

type Told = StaffItem & { due: string };

interface News {
  /** As what it is written down that they were told. */
  name: 'waits' | 'overdue';
  /** The time by which one wait is told from another of the same thing. */
  time: SQL;
  which: SQL;
}

/** What is new is everybody's; what is overdue is whose work it is, or everybody's where nobody took it. */
const NEWS = (personId: number, now: Date): readonly News[] => [
  { name: 'waits', time: sql`w.since`, which: sql`w.staff_id is null and w.due_at >= ${now}` },
  {
    name: 'overdue',
    time: sql`w.due_at`,
    which: sql`coalesce(w.staff_id, ${personId}) = ${personId} and w.due_at < ${now}`,
  },
];

/** Not told of yet; who has done their part need not hear that another's is missing. */
const findNews = (
  context: Context,
  tx: Transaction,
  personId: number,
  { name, time, which }: News,
): Promise<Told[]> =>
  rows<Told>(
    tx,
    sql`select w.queue, w.id, w.title, w.detail, w.link, (${time})::text as due
        from ${waitingForStaff(context)}
        where ${which} and w.agreed_by is distinct from ${personId}
          and not exists (select from duty_reminders r where r.person_id = ${personId}
            and r.name = ${name} || ' ' || w.queue and r.subject_id = w.id and r.due_at = ${time})
        order by w.due_at, w.id limit ${plainNumber(MOST)}`,
  );

async function tell(context: Context, personId: number): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    for (const news of NEWS(personId, now)) {
      const found = await findNews(context, tx, personId, news);
      if (found.length === 0) continue;
      await rows(
        tx,
        sql`insert into duty_reminders (person_id, name, subject_id, due_at, at)
            select ${personId}::int, ${news.name} || ' ' || t.queue, t.id, t.due, ${now}::timestamptz
            from json_to_recordset(${JSON.stringify(found)}::json)
              as t (queue text, id int, due timestamptz)
            on conflict do nothing`,
      );
      await notify(context, tx, personId, {
        kind: 'staff_work',
        ...staffNews(found, news.name === 'overdue'),
      });
    }
  });
}

/** Brings what waits for staff to the bell of each of them: once when it comes, once when it is overdue. */
export async function tellStaff(context: Context): Promise<void> {
  for (const { id, language } of await findColleagues(context)) {
    await inLanguage(language, () => tell(context, id));
  }
}
