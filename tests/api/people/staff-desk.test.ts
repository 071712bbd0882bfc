import { describe, expect, test } from 'vitest';
import { STAFF_QUEUES } from '#domain/people/staff-queue.ts';
import { identityChecks, licences, moneyChecks } from '#server/db/schema/index.ts';
import { sendStaffDigest } from '#server/people/staff-desk/index.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { insertPerson, stored } from '#tests/builders/index.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const { desk, rowsOf, asStaff, sessionOf, newcomer, newsOf } = staffDesk();

let numbers = 0;
/** Of an agent of that name, handed in so many hours ago. */
async function aLicence(lastName: string, hours: number) {
  const { db } = desk().database;
  const number = `A9911${String(numbers++).padStart(7, '0')}`;
  const agent = await insertPerson(db, { role: 'agent', lastName, licence: number });
  const licence = stored(
    await db
      .insert(licences)
      .values({
        personId: agent.id,
        number,
        link: 'https://maharera.example/agent',
        submittedAt: ago(hours),
      })
      .returning(),
  );
  return { licence, agent };
}

async function aPan(lastName: string, hours: number) {
  const { db } = desk().database;
  const person = await newcomer({ lastName });
  const check = stored(
    await db
      .insert(identityChecks)
      .values({
        personId: person.id,
        kind: 'pan',
        state: 'submitted',
        checkedName: 'Somebody Else',
        panMasked: 'ABCXXXX34F',
        consent: 'I agree.',
        consentAt: ago(hours),
        createdAt: ago(hours),
      })
      .returning(),
  );
  return { check, person };
}

const inbox = async (query: string) => {
  const { status, body } = await asStaff('GET', `/inbox?${query}`);
  expect(status).toBe(200);
  return body.data;
};
const assign = (
  queue: string,
  itemId: number,
  body: unknown,
  by?: Awaited<ReturnType<typeof sessionOf>>,
) => asStaff('POST', `/inbox/${queue}/${itemId}/assign`, body, by);

describe('the inbox', () => {
  test('has a reader for every queue', async () => {
    for (const queue of STAFF_QUEUES) expect((await inbox(`queue=${queue}`)).nextCursor).toBe(null);
  });

  test('lists what waits of every kind by when it is due, not by when it came', async () => {
    // A licence has 48 hours, an identity check 24.
    const { licence } = await aLicence('Duelister', 40);
    const { check } = await aPan('Duelister', 30);
    const { items, total } = await inbox('q=Duelister');
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { queue: 'identity_check', itemId: check.id, overdue: true },
      { queue: 'licence', itemId: licence.id, overdue: false },
    ]);
    expect(items[1].link).toBe(`/Admin/Kyc?licence=${licence.id}`);
    expect(Date.parse(items[1].dueAt) - Date.parse(items[1].since)).toBe(48 * HOUR_MS);
    const byAge = await inbox('q=Duelister&sort=oldest');
    expect(byAge.items.map(({ queue }: { queue: string }) => queue)).toEqual([
      'licence',
      'identity_check',
    ]);
    expect((await inbox('q=Duelister&overdue=true')).total).toBe(1);
    expect((await inbox('q=Duelister&queue=licence')).total).toBe(1);
  });

  test('names whom it is about, and nobody where it is the books', async () => {
    await desk()
      .database.db.insert(moneyChecks)
      .values({
        kind: 'ledger',
        at: new Date(),
        checked: 3,
        differences: ['One rupee is missing.'],
      });
    expect((await inbox('queue=money_check')).items).toMatchObject([
      { person: null, detail: 'Differences found: 1 · One rupee is missing.' },
    ]);
    await desk()
      .database.db.insert(moneyChecks)
      .values({ kind: 'ledger', at: new Date(), checked: 3 });
    expect((await inbox('queue=money_check')).total).toBe(0);
  });

  test('loses what is decided', async () => {
    const { licence, agent } = await aLicence('Decided', 1);
    expect((await inbox('q=Decided')).total).toBe(1);
    await asStaff('POST', `/licences/${licence.id}/decide`, {
      decision: 'verify',
      number: agent.licence,
      validUntil: '2099-12-31',
    });
    expect((await inbox('q=Decided')).total).toBe(0);
    expect((await assign('licence', licence.id, { to: desk().staff.id, seen: null })).status).toBe(
      404,
    );
  });

  test('is a file for a spreadsheet too, and those in it are written down as looked at', async () => {
    const { agent } = await aLicence('Exported', 1);
    const answer = await asStaff('GET', '/inbox/csv?q=Exported');
    expect(answer.status).toBe(200);
    expect(
      await rowsOf(
        `select action from audit_log where subject_kind = 'person' and subject_id = $1
         and detail ->> 'call' = 'getInboxCsv'`,
        agent.id,
      ),
    ).toHaveLength(1);
  });
});

describe('work on what waits', () => {
  test('is taken by one; a second who looked before is told who has it', async () => {
    const { licence } = await aLicence('Taken', 1);
    const { staff, colleague } = desk();
    const other = await sessionOf(colleague.id);
    expect((await assign('licence', licence.id, { to: staff.id, seen: null })).status).toBe(200);
    const late = await assign('licence', licence.id, { to: colleague.id, seen: null }, other);
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('Ketaki Phadke has taken it in the meantime.');
    expect((await inbox('q=Taken')).items[0].assignee).toEqual({
      id: staff.id,
      name: 'Ketaki Phadke',
      isCaller: true,
    });
    expect((await inbox('q=Taken&whose=mine')).total).toBe(1);
    expect((await inbox('q=Taken&whose=free')).total).toBe(0);
    // Knowing that, it may be taken over.
    const over = await assign('licence', licence.id, { to: colleague.id, seen: staff.id }, other);
    expect(over.status).toBe(200);
    expect((await inbox('q=Taken&whose=others')).total).toBe(1);
  });

  test('of many who take it at once is one’s', async () => {
    const { licence } = await aLicence('Raced', 1);
    const { staff, colleague } = desk();
    const sessions = [await sessionOf(staff.id), await sessionOf(colleague.id)];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => {
        const to = n % 2 === 0 ? staff.id : colleague.id;
        return assign('licence', licence.id, { to, seen: null }, sessions[n % 2]);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is given to a colleague, who hears of it, and let go of', async () => {
    const { check } = await aPan('Given', 1);
    const { staff, colleague } = desk();
    await assign('identity_check', check.id, { to: colleague.id, seen: null });
    expect(await newsOf(colleague.id)).toContainEqual({
      kind: 'staff_work',
      title: 'A colleague gives you work',
      body: 'Identity check: PAN',
    });
    await assign('identity_check', check.id, { to: null, seen: colleague.id });
    expect((await inbox('q=Given')).items[0].assignee).toBeNull();
    expect(
      await rowsOf(
        `select actor_id, detail from audit_log where action = 'work.assign'
         and subject_kind = 'identity_check' and subject_id = $1 order by id`,
        check.id,
      ),
    ).toEqual([
      { actor_id: staff.id, detail: { queue: 'identity_check', from: null, to: colleague.id } },
      { actor_id: staff.id, detail: { queue: 'identity_check', from: colleague.id, to: null } },
    ]);
  });

  test('goes to staff only', async () => {
    const { licence, agent } = await aLicence('Never', 1);
    expect((await assign('licence', licence.id, { to: agent.id, seen: null })).status).toBe(404);
  });

  test('that waits anew is nobody’s, whoever had it before', async () => {
    const { licence } = await aLicence('Anew', 5);
    await assign('licence', licence.id, { to: desk().staff.id, seen: null });
    await rowsOf(
      `update licences set submitted_at = now() + interval '1 minute' where id = $1`,
      licence.id,
    );
    expect((await inbox('q=Anew')).items[0].assignee).toBeNull();
  });

  test('is counted by what it is', async () => {
    const count = async () => {
      const { body } = await asStaff('GET', '/inbox/counts');
      const of = body.data.queues.find(({ queue }: { queue: string }) => queue === 'licence');
      return { ...of, colleagues: body.data.colleagues };
    };
    await aLicence('Counted', 1);
    const before = await count();
    const { licence } = await aLicence('Counted', 200);
    await assign('licence', licence.id, { to: desk().staff.id, seen: null });
    expect(await count()).toMatchObject({
      waiting: before.waiting + 1,
      overdue: before.overdue + 1,
      mine: before.mine + 1,
      oldest: licence.submittedAt.toISOString(),
      colleagues: expect.arrayContaining([{ id: desk().staff.id, name: 'Ketaki Phadke' }]),
    });
  });
});

describe('filters that are kept', () => {
  test('are one’s own, by list and name', async () => {
    const list = '/Admin/Inbox';
    const body = { list, name: 'Late papers', query: 'overdue=true&queue=verification' };
    await asStaff('POST', '/filters', body);
    await asStaff('POST', '/filters', { ...body, query: 'overdue=true' });
    const kept = (await asStaff('GET', `/filters?list=${list}`)).body.data;
    expect(kept).toMatchObject([{ name: 'Late papers', query: 'overdue=true' }]);
    const other = await sessionOf(desk().colleague.id);
    expect((await asStaff('GET', `/filters?list=${list}`, undefined, other)).body.data).toEqual([]);
    const path = `/filters/${kept[0].id}`;
    expect((await asStaff('DELETE', path, undefined, other)).status).toBe(404);
    expect((await asStaff('DELETE', path)).status).toBe(200);
    expect((await asStaff('GET', `/filters?list=${list}`)).body.data).toEqual([]);
  });
});

describe('the page of a person', () => {
  test('shows what every area knows, masked, and says why somebody looked', async () => {
    const { person } = await aPan('Lookedat', 1);
    const reason = 'They wrote to us about their PAN.';
    await asStaff('POST', `/people/${person.id}/notes`, { text: 'Rings back on Monday.' });
    const { status, body } = await asStaff('POST', `/people/${person.id}/open`, { reason });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: person.id,
      email: person.email,
      notes: [{ by: 'Ketaki Phadke', text: 'Rings back on Monday.' }],
    });
    expect(body.data.sections).toContainEqual({
      title: 'Identity and licence',
      total: 1,
      rows: [
        {
          title: 'PAN ABCXXXX34F',
          detail: 'Name on it: Somebody Else',
          state: 'Waits for staff',
          amount: null,
          at: expect.any(String),
          link: expect.stringMatching(/^\/Admin\/Kyc\?check=\d+$/),
        },
      ],
    });
    expect(
      await rowsOf(
        `select actor_id, detail from audit_log
         where action = 'person.open' and subject_kind = 'person' and subject_id = $1`,
        person.id,
      ),
    ).toEqual([{ actor_id: desk().staff.id, detail: { reason } }]);
  });

  test('opens for no reason to nobody', async () => {
    const person = await newcomer();
    expect((await asStaff('POST', `/people/${person.id}/open`, { reason: ' ' })).status).toBe(422);
    expect(
      await rowsOf(
        `select from audit_log where action = 'person.open' and subject_id = $1`,
        person.id,
      ),
    ).toEqual([]);
  });
});

describe('the daily digest', () => {
  test('tells each of staff how much waits, what is overdue and what is theirs', async () => {
    const { staff, context } = desk();
    // Who is kept out hears nothing.
    await rowsOf('update people set suspended_at = now() where id = $1', desk().colleague.id);
    await sendStaffDigest(context);
    const counts = (await asStaff('GET', '/inbox/counts')).body.data.queues as {
      waiting: number;
      overdue: number;
      mine: number;
    }[];
    const sum = (of: 'waiting' | 'overdue' | 'mine') =>
      counts.reduce((total, queue) => total + queue[of], 0);
    expect((await newsOf(staff.id)).at(-1)).toMatchObject({
      kind: 'staff_work',
      title: `${sum('waiting')} things wait, ${sum('overdue')} overdue, ${sum('mine')} with you`,
    });
    expect((await newsOf(desk().colleague.id)).at(-1)?.title).toBe('A colleague gives you work');
  });
});
