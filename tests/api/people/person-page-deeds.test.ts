import { describe, expect, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';

/** Who staff see on the page of a person, and what they note there. */

const { desk, rowsOf, asStaff, newcomer } = staffDesk();
const deed = deedsOf(() => desk().database.db);

const open = (id: number) =>
  asStaff('POST', `/people/${id}/open`, { reason: 'They wrote to us about their papers.' });
const minute = (n: number) => new Date(Date.UTC(2026, 1, 1, 0, n));

describe('the page of a person', () => {
  test('says who they are, with each day there is', async () => {
    const [premiumUntil, suspendedAt, deletedAt] = [minute(1), minute(2), minute(3)];
    const { id, email, mobile } = await newcomer({
      ...{ role: 'agent', firstName: 'Meera', lastName: 'Apte', city: 'Nashik', about: 'Homes.' },
      ...{ licence: 'A5180000001', aadhaarVerified: true, createdAt: minute(0) },
    });
    const plain = {
      ...{ id, name: 'Meera Apte', role: 'agent', email, mobile, city: 'Nashik', about: 'Homes.' },
      ...{ licence: 'A5180000001', aadharverification: true, panverification: false },
      ...{ premiumUntil: null, suspendedAt: null, deletedAt: null, notes: [], sections: [] },
      createdAt: minute(0).toISOString(),
    };
    expect((await open(id)).body.data).toEqual(plain);
    await rowsOf(
      'update people set premium_until = $2, suspended_at = $3, deleted_at = $4 where id = $1',
      ...[id, premiumUntil, suspendedAt, deletedAt],
    );
    expect((await open(id)).body.data).toEqual({
      ...plain,
      premiumUntil: premiumUntil.toISOString(),
      suspendedAt: suspendedAt.toISOString(),
      deletedAt: deletedAt.toISOString(),
    });
  });

  test('of nobody is not there', async () => {
    const nobody = [404, 'Nobody has that number.'];
    const note = () => asStaff('POST', '/people/2000000000/notes', { text: 'Who is it?' });
    expect((await deed(() => open(2_000_000_000))).said).toEqual(nobody);
    expect((await deed(note)).said).toEqual(nobody);
  });
});

describe('notes', () => {
  test('are written down, and read newest first, fifty of them', async () => {
    const { id } = await newcomer();
    const text = 'Rings back on Monday.';
    const left = await deed(() => asStaff('POST', `/people/${id}/notes`, { text }));
    const [note] = await rowsOf('select * from staff_notes where person_id = $1', id);
    expect(left.said).toEqual([200, 'Noted.']);
    expect(left.audited).toContainEqual(['person.note', `person ${id}`, { noteId: note.id }]);
    await rowsOf(
      `insert into staff_notes (person_id, staff_id, text, created_at)
       select $1, $2, 'Note ' || n, $3 from generate_series(1, 50) n`,
      ...[id, desk().colleague.id, minute(0)],
    );
    const { notes } = (await open(id)).body.data;
    expect(notes).toHaveLength(50);
    expect(notes[0]).toEqual({
      ...{ id: note.id + 50, text: 'Note 50', at: minute(0).toISOString() },
      by: `Nikhil ${desk().colleague.lastName}`,
    });
    expect(notes[49].text).toBe('Note 1');
    await rowsOf('delete from staff_notes where id = $1', note.id + 50);
    expect((await open(id)).body.data.notes[49]).toEqual({
      ...{ id: note.id, text, by: 'Ketaki Phadke', at: note.created_at.toISOString() },
    });
  });
});
