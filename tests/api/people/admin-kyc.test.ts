import { describe, expect, test } from 'vitest';
import { documents, identityChecks } from '#server/db/schema/index.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { stored } from '#tests/builders/stored.ts';

const { desk, rowsOf, asStaff, sessionOf, newcomer, newsOf, auditOf } = staffDesk();

/** To say that the account's name is the holder's. */
async function approval(personId: number) {
  const [person] = await rowsOf('select first_name, last_name from people where id = $1', personId);
  return { decision: 'approve', name: `${person?.first_name} ${person?.last_name}` };
}

/** A passport waiting for a decision. */
async function submit(personId: number, createdAt = new Date()): Promise<number> {
  const key = `passport-${personId}-${createdAt.getTime()}`;
  const document = stored(
    await desk()
      .database.db.insert(documents)
      .values({
        ownerId: personId,
        purpose: 'kyc',
        key,
        fileName: 'passport.pdf',
        mime: 'application/pdf',
        bytes: 1_000,
        sha256: 'a'.repeat(64),
      })
      .returning(),
  );
  const check = stored(
    await desk()
      .database.db.insert(identityChecks)
      .values({
        personId,
        kind: 'document',
        state: 'submitted',
        documentId: document.id,
        consent: 'I agree.',
        consentAt: createdAt,
        createdAt,
      })
      .returning(),
  );
  return check.id;
}

const isVerified = async (personId: number) =>
  (await rowsOf('select aadhaar_verified as yes from people where id = $1', personId))[0]?.yes;

describe('documents waiting', () => {
  test('come oldest first, twenty a page, without those of deleted accounts', async () => {
    const people = await Promise.all(Array.from({ length: 23 }, () => newcomer({ role: 'agent' })));
    const year = new Date('2020-01-01T00:00:00Z').getTime();
    for (const [i, { id }] of people.entries()) await submit(id, new Date(year - i * 1_000));
    const gone = await newcomer({ deletedAt: new Date() });
    await submit(gone.id);
    const first = (await asStaff('GET', '/kyc')).body.data;
    const second = (await asStaff('GET', `/kyc?cursor=${first.nextCursor}`)).body.data;
    expect([first.total, first.items.length, second.nextCursor]).toEqual([23, 20, null]);
    const seen = [...first.items, ...second.items];
    expect(seen.map(({ personId }) => personId)).toEqual(people.map(({ id }) => id).reverse());
    expect(seen[0]).toMatchObject({
      person: `${people[22]?.firstName} ${people[22]?.lastName}`,
      role: 'agent',
      fileName: 'passport.pdf',
    });
    await rowsOf("update identity_checks set state = 'withdrawn'");
    expect((await asStaff('GET', '/kyc')).body.data).toMatchObject({ total: 0, items: [] });
  });
});

describe('a decision', () => {
  test('to approve sets the flag, tells the person and is written down', async () => {
    const { id } = await newcomer();
    const checkId = await submit(id);
    const { name } = await approval(id);
    const answer = await asStaff('POST', `/kyc/${checkId}/decide`, await approval(id));
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    expect(await isVerified(id)).toBe(true);
    expect(
      await rowsOf(
        'select state, decided_by, reason, checked_name from identity_checks where id = $1',
        checkId,
      ),
    ).toEqual([
      { state: 'verified', decided_by: desk().staff.id, reason: null, checked_name: name },
    ]);
    expect(await newsOf(id)).toMatchObject([
      { kind: 'kyc', title: expect.stringContaining('approved') },
    ]);
    expect(await auditOf(id)).toEqual([
      { actor_id: desk().staff.id, action: 'kyc.approve', detail: { checkId, name } },
    ]);
  });

  test('to reject needs a reason, which the person is told', async () => {
    const { id } = await newcomer();
    const checkId = await submit(id);
    const decide = (body: unknown) => asStaff('POST', `/kyc/${checkId}/decide`, body);
    for (const body of [
      { decision: 'reject' },
      { decision: 'reject', reason: ' no ' },
      { decision: 'verified' },
      {},
    ]) {
      expect((await decide(body)).status).toBe(422);
    }
    const reason = 'The photograph is too blurred to read.';
    expect((await decide({ decision: 'reject', reason })).status).toBe(200);
    expect(await isVerified(id)).toBe(false);
    expect(
      await rowsOf('select state, decided_by, reason from identity_checks where id = $1', checkId),
    ).toEqual([{ state: 'rejected', decided_by: desk().staff.id, reason }]);
    const [news] = await newsOf(id);
    expect(news.kind).toBe('kyc');
    expect(news.body).toContain(reason);
    expect(await auditOf(id)).toEqual([
      { actor_id: desk().staff.id, action: 'kyc.reject', detail: { checkId, reason } },
    ]);
  });

  test('is made once: of many at once one wins, and only its word is sent', async () => {
    const { id } = await newcomer();
    const checkId = await submit(id);
    const others = await sessionOf(desk().colleague.id);
    const yes = await approval(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        asStaff(
          'POST',
          `/kyc/${checkId}/decide`,
          i % 2 ? yes : { decision: 'reject', reason: 'It belongs to somebody else.' },
          i % 2 ? desk().session : others,
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await isVerified(id)).toBe(winner % 2 === 1);
    expect(await newsOf(id)).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('about oneself is somebody else’s', async () => {
    const checkId = await submit(desk().staff.id);
    const yes = await approval(desk().staff.id);
    const own = await asStaff('POST', `/kyc/${checkId}/decide`, yes);
    expect([own.status, own.body.code]).toEqual([409, 'conflict']);
    const session = await sessionOf(desk().colleague.id);
    const other = await asStaff('POST', `/kyc/${checkId}/decide`, yes, session);
    expect(other.status).toBe(200);
  });

  test('needs a check that is there, and waiting', async () => {
    const decide = async (checkId: number) =>
      (await asStaff('POST', `/kyc/${checkId}/decide`, { decision: 'approve', name: 'A B' }))
        .status;
    expect(await decide(2_000_000_000)).toBe(404);
    const { id } = await newcomer();
    const checkId = await submit(id);
    for (const state of ['otp_sent', 'verified', 'rejected', 'expired', 'withdrawn']) {
      await rowsOf('update identity_checks set state = $2 where id = $1', checkId, state);
      expect(await decide(checkId), state).toBe(409);
    }
    expect(await isVerified(id)).toBe(false);
    await rowsOf("update identity_checks set state = 'submitted' where id = $1", checkId);
    expect(await decide(checkId), 'a name the account does not have').toBe(409);
    expect(await isVerified(id)).toBe(false);
    const gone = await newcomer({ deletedAt: new Date() });
    expect(await decide(await submit(gone.id))).toBe(404);
  });
});
