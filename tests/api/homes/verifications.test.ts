import { describe, expect, test } from 'vitest';
import { expireVerifications } from '#server/homes/verifications/expire.ts';
import { declaredPng, pdf } from '#tests/unit/uploads/files.ts';
import { mediaDesk } from './media-desk.ts';

const { anOwner, someone, context, stored, sql } = mediaDesk();

const DAY_MS = 86_400_000;
let made = 0;
/** A paper like no other. */
const aPaper = () => pdf(`<< /Type /Catalog /Made ${made++} >>`);

async function aSeller(listing: Parameters<typeof anOwner>[0] = {}) {
  const owner = await anOwner(listing);
  const path = `/propertyverification/listing/${owner.id}`;
  return {
    ...owner,
    path,
    submit: (file: Buffer = aPaper(), kind = 'index_ii') =>
      owner.send('POST', `${path}/papers?kind=${kind}&filename=paper.pdf`, file),
    shown: async () => (await owner.call('GET', `/property/${owner.id}`)).body.data,
    look: async () => (await owner.call('GET', path)).body.data,
  };
}

const staff = async () => {
  const person = await someone({ role: 'admin' });
  return {
    ...person,
    queue: async () => (await person.call('GET', '/admin/verifications')).body.data,
    decide: (id: number, body: unknown) =>
      person.call('POST', `/admin/verifications/${id}/decide`, body),
  };
};
const EVIDENCE = 'Index II of 2021 in the owner’s name';
const approve = { decision: 'approve', evidence: EVIDENCE };
const later = (days: number) => ({
  ...context(),
  now: () => new Date(Date.now() + days * DAY_MS),
});
const newsOf = (personId: number) =>
  sql('select title, link from notifications where person_id = $1 order by id', personId);

describe('papers', () => {
  test('handed in at once make one verification', async () => {
    const seller = await aSeller();
    const answers = await Promise.all([
      seller.submit(),
      seller.submit(aPaper(), 'property_tax'),
      seller.submit(aPaper(), 'society_letter'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { verifications, badge } = await seller.look();
    expect(badge).toBeNull();
    expect(verifications).toHaveLength(1);
    const [{ papers, timeline, state }] = verifications;
    expect(state).toBe('submitted');
    expect(papers.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'index_ii',
      'property_tax',
      'society_letter',
    ]);
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual([
      'submit',
      'addPaper',
      'addPaper',
      'addPaper',
    ]);
    expect(await newsOf(seller.person.id)).toHaveLength(1);
  });

  test('are not taken twice, nor more than ten', async () => {
    const seller = await aSeller();
    const paper = aPaper();
    const before = stored.size;
    const twice = await Promise.all([1, 2, 3].map(() => seller.submit(paper)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (let i = 1; i < 10; i++) expect((await seller.submit()).status).toBe(200);
    expect((await seller.submit()).status).toBe(409);
    expect(stored.size).toBe(before + 10);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'index_ii', 422],
    ['a PDF with a script', pdf('<< /OpenAction << /S /JavaScript /JS (x) >> >>'), 'index_ii', 422],
    ['a pixel bomb', declaredPng(60_000, 60_000), 'index_ii', 422],
    ['a paper of no kind', pdf('<< >>'), 'passport', 422],
    ['too many bytes', Buffer.alloc(20 * 1024 * 1024 + 1), 'index_ii', 413],
  ])('%s is refused', async (_, file, kind, status) => {
    const seller = await aSeller();
    const before = stored.size;
    expect((await seller.submit(file, kind)).status).toBe(status);
    expect(stored.size).toBe(before);
    expect((await seller.look()).verifications).toEqual([]);
  });

  test('of a sold home are not wanted', async () => {
    const seller = await aSeller({ status: 'sold' });
    expect((await seller.submit()).status).toBe(409);
  });

  test('are opened by their owner and by staff, who are written down', async () => {
    const seller = await aSeller();
    const paper = aPaper();
    const { documentId } = (await seller.submit(paper)).body.data;
    const path = `/profile/document/${documentId}`;
    expect((await seller.call('GET', path)).body).toBe(paper.toString());
    for (const role of ['user', 'agent', 'lawyer', 'evaluator'] as const) {
      expect((await (await someone({ role })).call('GET', path)).status).toBe(404);
    }
    const { call, person } = await staff();
    expect((await call('GET', path)).status).toBe(200);
    const opened = await sql(
      `select actor_id from audit_log where action = 'document.open' and subject_id = $1`,
      documentId,
    );
    expect(opened).toEqual([{ actor_id: person.id }]);
    await sql(`delete from deal_documents where document_id = $1`, documentId);
    expect((await call('GET', path)).status).toBe(404);
  });
});

describe('staff', () => {
  test('see what waits, and of several decisions at once one holds', async () => {
    const seller = await aSeller();
    const { verificationId } = (await seller.submit()).body.data;
    const desk = await staff();
    const waiting = (await desk.queue()).items.find(
      (row: { verificationId: number }) => row.verificationId === verificationId,
    );
    expect(waiting).toMatchObject({
      listingId: seller.id,
      person: `${seller.person.firstName} ${seller.person.lastName}`,
      facts: {
        checkedName: `${seller.person.firstName} ${seller.person.lastName}`,
        subcategory: expect.any(String),
        reraNumber: null,
      },
      papers: [{ kind: 'index_ii', fileName: 'paper.pdf' }],
    });
    expect((await desk.decide(verificationId, { decision: 'approve' })).status).toBe(422);
    const rush = await Promise.all([
      desk.decide(verificationId, approve),
      desk.decide(verificationId, approve),
      desk.decide(verificationId, { decision: 'reject', reason: 'It cannot be read.' }),
    ]);
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('approve: the owner sees the evidence and how long it holds', async () => {
    const seller = await aSeller();
    const { verificationId } = (await seller.submit()).body.data;
    const desk = await staff();
    expect((await desk.decide(verificationId, approve)).status).toBe(200);
    const { badge, verifications } = await seller.look();
    const half = Date.now() + 180 * DAY_MS;
    expect(badge.evidence).toBe(EVIDENCE);
    expect(Math.abs(Date.parse(badge.validUntil) - half)).toBeLessThan(60_000);
    expect(verifications[0]).toMatchObject({ state: 'approved', evidence: EVIDENCE });
    const seen = Date.parse((await seller.shown()).propertydata.verifiedAt);
    expect(Math.abs(Date.now() - seen)).toBeLessThan(60_000);
    expect(verifications[0].timeline.at(-1)).toMatchObject({
      event: 'approve',
      by: 'staff',
      note: EVIDENCE,
    });
    const written = await sql(
      `select action, detail from audit_log where subject_kind = 'listing' and subject_id = $1`,
      seller.id,
    );
    expect(written).toEqual([
      { action: 'verification.approve', detail: { verificationId, evidence: EVIDENCE } },
    ]);

    expect(await expireVerifications(later(179))).toBe(0);
    expect(await expireVerifications(later(181))).toBeGreaterThan(0);
    expect(await expireVerifications(later(181))).toBe(0);
    expect((await seller.look()).verifications[0].state).toBe('expired');
    const news = (await newsOf(seller.person.id)).map(({ title }) => title);
    expect(news).toEqual([
      'We have your property papers',
      'Your property is verified',
      'The verified badge has ended',
    ]);
  });

  test('an end not written down yet is an end all the same', async () => {
    const seller = await aSeller();
    const { verificationId } = (await seller.submit()).body.data;
    await (await staff()).decide(verificationId, approve);
    const past = `now() - interval '1 minute'`;
    await sql(
      `update listing_verifications set valid_until = ${past} where id = $1`,
      verificationId,
    );
    await sql(`update listings set verified_until = ${past} where id = $1`, seller.id);
    expect(await seller.look()).toMatchObject({
      badge: null,
      verifications: [{ state: 'expired' }],
    });
    expect((await seller.submit()).status).toBe(200);
  });

  test('a renewed badge outlives the old one, which ends without a word', async () => {
    const seller = await aSeller();
    const desk = await staff();
    const first = (await seller.submit()).body.data.verificationId;
    await desk.decide(first, approve);
    await sql(
      `update listing_verifications set valid_until = now() + interval '1 day' where id = $1`,
      first,
    );
    const second = (await seller.submit()).body.data.verificationId;
    expect(second).not.toBe(first);
    await desk.decide(second, { ...approve, evidence: 'Tax receipt of this year' });
    const before = (await newsOf(seller.person.id)).length;
    await expireVerifications(later(2));
    expect(await newsOf(seller.person.id)).toHaveLength(before);
    const { badge, verifications } = await seller.look();
    expect(badge.evidence).toBe('Tax receipt of this year');
    expect(verifications.map(({ state }: { state: string }) => state)).toEqual([
      'approved',
      'expired',
    ]);
  });

  test('reject with a reason, and the owner may try again', async () => {
    const seller = await aSeller();
    const { verificationId } = (await seller.submit()).body.data;
    const desk = await staff();
    expect((await desk.decide(verificationId, { decision: 'reject' })).status).toBe(422);
    const reason = 'The name on the paper is another.';
    expect((await desk.decide(verificationId, { decision: 'reject', reason })).status).toBe(200);
    expect(await seller.look()).toMatchObject({
      badge: null,
      verifications: [{ state: 'rejected', reason }],
    });
    expect((await newsOf(seller.person.id)).at(-1)).toEqual({
      title: 'Your property papers were not accepted',
      link: `/PropertyVerification/${seller.id}`,
    });
    const again = (await seller.submit()).body.data.verificationId;
    expect(again).not.toBe(verificationId);
    expect((await desk.decide(2_147_483_647, approve)).status).toBe(404);
  });
});

describe('a badge', () => {
  async function verified() {
    const seller = await aSeller();
    const { verificationId } = (await seller.submit()).body.data;
    const desk = await staff();
    expect((await desk.decide(verificationId, approve)).status).toBe(200);
    return { seller, desk, verificationId };
  }
  const inQueue = async ({ queue }: Awaited<ReturnType<typeof staff>>, id: number) =>
    (await queue()).items.some((one: { verificationId: number }) => one.verificationId === id);

  test('goes back to review with the name of its owner', async () => {
    const { seller, desk, verificationId } = await verified();
    await sql('update people set first_name = upper(first_name) where id = $1', seller.person.id);
    await expireVerifications(context());
    expect((await seller.look()).badge).not.toBeNull();
    await sql(`update people set first_name = 'Somebody' where id = $1`, seller.person.id);
    await expireVerifications(context());
    const { badge, verifications } = await seller.look();
    expect(badge).toBeNull();
    expect(verifications).toMatchObject([{ id: verificationId, state: 'submitted' }]);
    expect(await inQueue(desk, verificationId)).toBe(true);
    expect((await newsOf(seller.person.id)).at(-1)?.title).toBe('The verified badge is taken off');
    expect((await seller.shown()).propertydata).toMatchObject({
      verified: false,
      verifiedAt: null,
    });
  });

  test('ends where newer papers wait already', async () => {
    const { seller, verificationId } = await verified();
    const newer = (await seller.submit()).body.data.verificationId;
    expect(newer).not.toBe(verificationId);
    await sql(`update people set last_name = 'Somebodyelse' where id = $1`, seller.person.id);
    await expireVerifications(context());
    expect((await seller.look()).verifications).toMatchObject([
      { id: newer, state: 'submitted' },
      { id: verificationId, state: 'expired' },
    ]);
  });

  test('given again, is compared with what staff saw then', async () => {
    const { seller, desk, verificationId } = await verified();
    await sql(`update people set first_name = 'Somebody' where id = $1`, seller.person.id);
    await expireVerifications(context());
    expect((await desk.decide(verificationId, approve)).status).toBe(200);
    await expireVerifications(context());
    expect((await seller.look()).badge).not.toBeNull();
  });
});
