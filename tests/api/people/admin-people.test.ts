import { describe, expect, test } from 'vitest';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import type { TestSession } from '#tests/builders/index.ts';

const { desk, asStaff, sessionOf, newcomer, newsOf, auditOf } = staffDesk();

describe('people', () => {
  const find = async (query: Record<string, string>) => {
    const answer = await asStaff('GET', `/people?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const idsOf = async (query: Record<string, string>) =>
    (await find(query)).items.map(({ id }: { id: number }) => id);

  test('are found by name, e-mail, mobile and number', async () => {
    const { id } = await newcomer({
      role: 'lawyer',
      firstName: 'Vaidehi',
      lastName: 'Gokhale',
      email: 'v.gokhale@chambers.test',
      mobile: '9822012345',
    });
    for (const q of [
      'vaidehi',
      'hi gok',
      'GOKHALE',
      '@Chambers',
      '+91 98220 12345',
      '09822012345',
      '220123',
      `#${id}`,
      String(id),
    ]) {
      expect(await idsOf({ q }), q).toContain(id);
    }
    expect(await idsOf({ q: 'gokhale', role: 'lawyer' })).toEqual([id]);
    expect(await idsOf({ q: 'gokhale', role: 'agent' })).toEqual([]);
    expect(await idsOf({ q: '9999999999' })).toEqual([]);
    const [found] = (await find({ q: 'gokhale' })).items;
    expect(found).toMatchObject({
      name: 'Vaidehi Gokhale',
      email: 'v.gokhale@chambers.test',
      suspended: false,
      aadharverification: false,
    });
  });

  test('are not found by wildcards', async () => {
    const { id } = await newcomer({ firstName: 'Odd', email: 'odd_1%\\x@names.test' });
    await newcomer({ firstName: 'Plain', email: 'oddz1zzx@names.test' });
    for (const q of ['_', '%', '\\', 'odd_1%\\x', 'd_1'])
      expect(await idsOf({ q }), q).toEqual([id]);
    expect(await idsOf({ q: "' or true --" })).toEqual([]);
  });

  test('come newest first, twenty a page, without deleted ones', async () => {
    const city = `Saswad${Date.now()}`;
    const made = [];
    for (let i = 0; i < 22; i++) {
      made.push(await newcomer({ firstName: 'Paged', city, createdAt: new Date(2020, 0, i + 1) }));
    }
    await newcomer({ firstName: 'Paged', deletedAt: new Date() });
    const first = await find({ q: 'paged' });
    const second = await find({ q: 'paged', cursor: first.nextCursor });
    expect([first.total, first.items.length]).toEqual([22, 20]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      made.map(({ id }) => id).reverse(),
    );
    expect(second.nextCursor).toBeNull();
  });
});

describe('suspending', () => {
  const reason = 'Several buyers report the same invented flat.';
  const suspend = (id: number, session = desk().session) =>
    asStaff('POST', `/people/${id}/suspend`, { reason }, session);
  const restore = (id: number) =>
    asStaff('POST', `/people/${id}/restore`, { reason: 'It was a mistake.' });
  const mayCall = async (session: TestSession) =>
    (await desk().api('GET', '/api/auths/sessions', undefined, session.headers)).status !== 403;

  test('ends every session, says why, and is lifted again', async () => {
    const { id } = await newcomer();
    const sessions = [await sessionOf(id), await sessionOf(id)];
    expect((await suspend(id)).status).toBe(200);
    for (const session of sessions) expect(await mayCall(session)).toBe(false);
    expect((await asStaff('GET', `/people?q=%23${id}`)).body.data.items[0].suspended).toBe(true);
    const stray = await sessionOf(id);
    expect(await mayCall(stray)).toBe(false);
    expect((await restore(id)).status).toBe(200);
    for (const session of [...sessions, stray]) expect(await mayCall(session)).toBe(false);
    expect(await mayCall(await sessionOf(id))).toBe(true);
    const news = await newsOf(id);
    expect(news.map(({ kind }) => kind)).toEqual(['security', 'security']);
    expect(news[0].body).toContain(reason);
    expect(await auditOf(id)).toEqual([
      { actor_id: desk().staff.id, action: 'person.suspend', detail: { reason, sessionsEnded: 2 } },
      {
        actor_id: desk().staff.id,
        action: 'person.restore',
        detail: { reason: 'It was a mistake.' },
      },
    ]);
  });

  test('happens once, and so does lifting it', async () => {
    const { id } = await newcomer();
    expect((await restore(id)).status).toBe(409);
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
    expect(statuses(await Promise.all([suspend(id), suspend(id), suspend(id)]))).toEqual([
      200, 409, 409,
    ]);
    expect(statuses(await Promise.all([restore(id), restore(id), restore(id)]))).toEqual([
      200, 409, 409,
    ]);
    expect(await newsOf(id)).toHaveLength(2);
  });

  test('does not reach oneself, colleagues or who is not there', async () => {
    const gone = await newcomer({ deletedAt: new Date() });
    expect((await suspend(desk().staff.id)).status).toBe(409);
    expect((await suspend(desk().colleague.id)).status).toBe(409);
    expect((await suspend(gone.id)).status).toBe(404);
    expect((await suspend(2_000_000_000)).status).toBe(404);
    expect((await restore(gone.id)).status).toBe(404);
    expect(await mayCall(desk().session)).toBe(true);
  });

  test('needs a reason', async () => {
    const { id } = await newcomer();
    for (const body of [{}, { reason: '' }, { reason: '    ' }, { reason: 'x'.repeat(501) }]) {
      expect((await asStaff('POST', `/people/${id}/suspend`, body)).status).toBe(422);
    }
  });
});
