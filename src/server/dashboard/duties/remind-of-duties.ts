import { sql } from 'drizzle-orm';
import { type DutyName, dutyOf } from '#domain/duties/index.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import { lastMinute } from '#domain/lib/time/pune.ts';
import words from '#messages/people/needs/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { dutiesAt, linkOf } from './find-duties.ts';
import { withSaidTitles } from './said-titles.ts';
import type { StoredDuty } from './stored-duty.ts';

/** Duties in one transaction; the job comes again for more. */
const BATCH_SIZE = 100;
/** Reminded of on their own, in words of theirs. */
const OWN_REMINDERS: readonly DutyName[] = ['checkIns', 'instalments', 'packages', 'listings'];

/** Times to the microsecond, as the database writes them. */
type Due = Omit<StoredDuty, 'due'> & { due: string };

/**
 * What runs out within a day, or within the last third of its time where that is shorter, and nobody
 * was told of yet: who has a quarter of an hour is not told at its beginning.
 */
const findDue = (tx: Queryable, now: Date, most: number): Promise<Due[]> =>
  rows<Due>(
    tx,
    sql`select d.*, p.role from (${dutiesAt(sql`${now}::timestamptz`)}) d join people p on p.id = d.person
        where p.deleted_at is null and p.suspended_at is null and d.due > ${now}
          and d.due - least(interval '1 day', (d.due - d.since) / 3) <= ${now}
          and d.name not in (${sql.join(
            OWN_REMINDERS.map((name) => sql`${name}`),
            sql`, `,
          )})
          and not exists (select from duty_reminders r where r.person_id = d.person
            and r.name = d.name and r.subject_id = d.id and r.due_at = d.due)
        order by d.due, d.id limit ${plainNumber(most)}`,
  );

type Taken = Pick<Due, 'person' | 'name' | 'id' | 'due'>;

/** Takes the reminder; false where another node was faster. */
async function take(tx: Queryable, { person, name, id, due }: Taken, at: Date): Promise<boolean> {
  const taken = await rows(
    tx,
    sql`insert into duty_reminders (person_id, name, subject_id, due_at, at)
        values (${person}, ${name}, ${id}, ${due}::timestamptz, ${at})
        on conflict do nothing returning 1`,
  );
  return taken.length > 0;
}

/** Reminds people of what soon runs out, once each, as they wish to hear of it; answers of how many. */
export async function remindOfDuties(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  const found = await withSaidTitles(context, await findDue(context.db, now, most));
  if (found.length === 0) return 0;
  return context.db.transaction(async (tx) => {
    for (const row of found) {
      if (!(await take(tx, row, now))) continue;
      const due = new Date(row.due);
      const duty = { ...row, due };
      const kind = dutyOf(duty.name);
      const until = lastMinute(due);
      await notify(context, tx, duty.person, {
        kind: kind.news,
        title: () =>
          words.until({ what: kind.words[0], time: formatTime(until), day: formatDate(until) }),
        body: () => {
          const title = duty.title();
          return title ? words.about({ title, detail: kind.detail }) : kind.detail;
        },
        link: linkOf(duty),
      });
    }
    return found.length;
  });
}
