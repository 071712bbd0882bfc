import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Download } from '#contract/lib/download.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { asComparable } from '#domain/professionals/own-comparable.ts';
import { valuate } from '#domain/professionals/valuation.ts';
import { MAX_VISIT_PHOTOS } from '#domain/professionals/visit-photo.ts';
import { previewReportVerb } from '#server/professionals/evaluators/issue-report.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { insertListing, NO_LIMITS } from '#tests/builders/index.ts';
import { evaluatorWorld, FLAT, insertComparables, today, visitPicture } from './evaluator-world.ts';

const world = evaluatorWorld();
const { as, parties } = world;

beforeEach(() => world.query(`update listings set status = 'withdrawn'`));

// biome-ignore lint/suspicious/noExplicitAny: an answer's data
const reckon = ({ property, visit, candidates }: any, chosen = candidates) => {
  const found = valuate({ ...property, areaSqft: visit?.areaSqft ?? property.areaSqft }, chosen);
  return found && { low: found.low, likely: found.likely, high: found.high };
};

/** Comparables, a visit, a report over all of them. */
async function issued(body: object = {}) {
  await insertComparables(world.context());
  const { engagement } = await world.job();
  await world.visit(engagement.id);
  const details = await world.details(engagement.id);
  const chosen = details.candidates.map(({ id }: { id: number }) => id);
  const answer = await world.issue(engagement.id, { chosen, seen: reckon(details), ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { id: engagement.id, details, ...answer.body.data };
}

const verify = (code: string) =>
  as({ id: 0, headers: {} as never }, 'GET', `/valuation/verify/${code}`);

async function reportFile(id: number): Promise<Buffer> {
  const [row] = await world.query(
    `select d.key from valuations v join documents d on d.id = v.document_id
     where v.engagement_id = $1 order by v.id desc limit 1`,
    id,
  );
  return (await world.context().ports.store.get(row.key))?.bytes ?? Buffer.alloc(0);
}

describe('the list', () => {
  test('holds the evaluator’s work with its stage and report', async () => {
    const { id, code } = await issued();
    const { engagement: asked } = await world.job('requested');
    const path = `/propertyevaluator/getleadlist/${parties.owner.id}`;
    const all = (await as(parties.owner, 'GET', path)).body;
    expect(all.data.find((one: { id: number }) => one.id === id)).toMatchObject({
      stage: 'delivered',
      report: { code },
      visitedOn: expect.stringMatching(/^\d{4}-/),
      address: 'Baner',
    });
    const only = (await as(parties.owner, 'GET', `${path}?stage=asked`)).body;
    expect(only.data.map((one: { id: number }) => one.id)).toEqual([asked.id]);
  });

  test('is nobody else’s', async () => {
    expect(
      (await as(parties.owner, 'GET', `/propertyevaluator/getleadlist/${parties.buyer.id}`)).status,
    ).toBe(404);
  });
});

test('work about a property is delivered by its report, and no other way', async () => {
  const { engagement } = await world.job();
  const body = { bankAccountId: 1, note: 'It is worth what it costs.' };
  const answer = await as(parties.owner, 'POST', `/hire/deliver/${engagement.id}`, body);
  expect(answer.status).toBe(409);
  expect((await world.details(engagement.id)).state).toBe('working');
});

describe('the details', () => {
  test('tell the door once it is paid, and only of what the client may know', async () => {
    const asked = await world.job('requested');
    expect((await world.details(asked.engagement.id)).property.place).toBeNull();
    const { engagement, listing } = await world.job('paid');
    expect((await world.details(engagement.id)).property.place).toMatchObject({
      latitude: expect.any(Number),
    });
    await world.query(
      'update listings set owner_id = $1 where id = $2',
      parties.stranger.id,
      listing.id,
    );
    expect((await world.details(engagement.id)).property.place).toBeNull();
  });

  test('offer like homes near by, on offer or taken, and none of the parties’', async () => {
    const { db } = world.context();
    const [near] = await insertComparables(world.context(), 1);
    const taken = await insertListing(db, { ...FLAT, status: 'sold' });
    await insertListing(db, { ...FLAT, localitySlug: 'hadapsar' });
    await insertListing(db, { ...FLAT, carpetAreaSqft: 1_400 });
    await insertListing(db, { ...FLAT, bedrooms: 3 });
    await insertListing(db, { ...FLAT, listedIn: 'rent' });
    await insertListing(db, { ...FLAT, status: 'paused' });
    await insertListing(db, { ...FLAT, ownerId: parties.buyer.id });
    await insertListing(db, { ...FLAT, ownerId: parties.owner.id });
    const old = await insertListing(db, { ...FLAT, status: 'sold' });
    await world.query(
      `update listings set updated_at = now() - interval '3 years' where id = $1`,
      old.id,
    );
    const { engagement } = await world.job();
    const { candidates } = await world.details(engagement.id);
    expect(candidates).toMatchObject([
      { id: near?.id, closed: false, price: 8_000_000, areaSqft: 900 },
      { id: taken.id, closed: true },
    ]);
  });
});

describe('the visit', () => {
  test('is kept, and changes what is comparable', async () => {
    await insertComparables(world.context());
    const { engagement } = await world.job();
    expect((await world.visit(engagement.id, { areaSqft: 1_400, checklist: {} })).status).toBe(200);
    const details = await world.details(engagement.id);
    expect(details.visit).toMatchObject({ areaSqft: 1_400, checklist: {} });
    expect(details.candidates).toEqual([]);
  });

  test.each([
    ['tomorrow', { visitedOn: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) }],
    ['long ago', { visitedOn: '2020-01-01' }],
    ['an answer that does not fit', { checklist: { title: 'good' } }],
    ['an unknown point', { checklist: { ghosts: 'good' } }],
    ['a telephone number', { note: 'Call 98220 12345' }],
  ])('is refused for %s', async (_, overrides) => {
    const { engagement } = await world.job();
    expect((await world.visit(engagement.id, overrides)).status).toBe(422);
  });

  test('belongs to work under way', async () => {
    const { engagement } = await world.job('paid');
    expect((await world.visit(engagement.id)).status).toBe(409);
  });
});

describe('photos of the visit', () => {
  const add = async (id: number, caption: string, who = parties.owner, color?: string) =>
    as(
      who,
      'POST',
      `/propertyevaluator/visitphotos/${id}?caption=${encodeURIComponent(caption)}`,
      await visitPicture(color),
    );
  const photoPath = (id: number) => `/propertyevaluator/visitphoto/${id}`;

  test('are kept as pixels alone, for the evaluator alone, and taken away again', async () => {
    const { engagement } = await world.job();
    expect((await add(engagement.id, 'K')).status).toBe(422);
    expect((await add(engagement.id, 'Kitchen', parties.buyer)).status).toBe(404);
    const added = await add(engagement.id, 'Kitchen');
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const { id } = added.body.data;
    expect((await world.details(engagement.id)).photos).toEqual([{ id, caption: 'Kitchen' }]);
    const [{ key }] = await world.query(
      `select d.key from work_documents w join documents d on d.id = w.document_id
       where w.id = $1`,
      id,
    );
    const kept = await sharp((await world.context().ports.store.get(key))?.bytes).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual([
      'jpeg',
      1_400,
      1_050,
      undefined,
    ]);
    expect((await as(parties.owner, 'GET', photoPath(id))).status).toBe(200);
    expect((await as(parties.stranger, 'DELETE', photoPath(id))).status).toBe(404);
    expect((await as(parties.owner, 'DELETE', photoPath(id))).status).toBe(200);
    expect((await as(parties.owner, 'GET', photoPath(id))).status).toBe(404);
    const [dropped] = await world.query('select path from discarded_files where path = $1', key);
    expect(dropped).toEqual({ path: key });
  });

  test('are in the report, at most so many, and stay once it is issued', async () => {
    await insertComparables(world.context());
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const ids: number[] = [];
    for (let i = 0; i < MAX_VISIT_PHOTOS; i++) {
      const added = await add(
        engagement.id,
        `Room ${i + 1}`,
        parties.owner,
        `#${i.toString(16)}08090`,
      );
      ids.push(added.body.data.id);
    }
    expect((await add(engagement.id, 'One more')).status).toBe(409);
    const details = await world.details(engagement.id);
    const chosen = details.candidates.map(({ id }: { id: number }) => id);
    const answer = await world.issue(engagement.id, { chosen, seen: reckon(details) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const pdf = await reportFile(engagement.id);
    const text = await readPdf(pdf);
    expect(text).toContain('Photos of the visit');
    expect(text).toContain('Room 1');
    expect(text).toContain(`Room ${MAX_VISIT_PHOTOS}`);
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(MAX_VISIT_PHOTOS);
    expect((await as(parties.owner, 'DELETE', photoPath(ids[0] ?? 0))).status).toBe(409);
  });
});

describe('the report', () => {
  test('delivers the work and is verified by its code and its file', async () => {
    const { id, code, sha256, details } = await issued();
    expect(reckon(details)).toEqual({ low: 8_750_000, likely: 10_000_000, high: 11_250_000 });
    const file = await reportFile(id);
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    const answer = await verify(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`);
    expect(answer.body.data).toEqual({
      code,
      sha256,
      issuedOn: expect.any(String),
      evaluator: 'Vidya Kelkar',
      licence: 'IBBI/RV/02/2019/11111',
      licenceChecked: false,
      replacedOn: null,
    });
    const altered = Buffer.from(file);
    altered[altered.length - 20] = (altered[altered.length - 20] ?? 0) ^ 1;
    expect(createHash('sha256').update(altered).digest('hex')).not.toBe(answer.body.data.sha256);
    expect((await world.details(id)).state).toBe('delivered');
    const [release] = await world.query(
      `select state from releases where subject_kind = 'engagement' and subject_id = $1`,
      id,
    );
    expect(release.state).toBe('requested');
  });

  test('says what it rests on', async () => {
    const { id, code } = await issued();
    const text = readPdf(await reportFile(id)).replace(/\n/g, ' ');
    for (const words of [
      `${code.slice(0, 5)}-${code.slice(5)}`,
      '1,00,00,000',
      '87,50,000',
      'Vidya Kelkar',
      'Reckoned from the 5 comparables',
      'The lift is new',
      'counts 20.0 %',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/undefined|\?/);
  });

  test('is opened by its two sides, bit by bit, and by nobody else; each opening is noted', async () => {
    const { id, sha256 } = await issued();
    const path = `/propertyevaluator/report/${id}`;
    for (const member of [parties.buyer, parties.owner]) {
      const answer = await as(member, 'GET', path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    expect((await as(parties.stranger, 'GET', path)).status).toBe(404);
    const views = await world.query(
      `select v.viewer_id from document_views v join documents d on d.id = v.document_id
       where d.sha256 = $1 order by v.id`,
      sha256,
    );
    expect(views.map((view) => view.viewer_id)).toEqual([parties.buyer.id, parties.owner.id]);
  });

  test('leaves out what the evaluator excludes', async () => {
    await insertComparables(world.context(), 6);
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const details = await world.details(engagement.id);
    const chosen = details.candidates.slice(1);
    const ids = chosen.map(({ id }: { id: number }) => id);
    const answer = await world.issue(engagement.id, { chosen: ids, seen: reckon(details, chosen) });
    expect(answer.status).toBe(200);
    const [row] = await world.query(
      'select likely_paise, comparables from valuations where engagement_id = $1',
      engagement.id,
    );
    expect(row.comparables.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(Number(row.likely_paise)).toBe(fromRupees(reckon(details, chosen)?.likely ?? 0));
  });

  test('may have the evaluator’s own figures, and says how far they are off', async () => {
    const own = { low: 9_000_000, likely: 9_500_000, high: 10_000_000 };
    const { id } = await issued({ own });
    const text = readPdf(await reportFile(id)).replace(/\n/g, ' ');
    expect(text).toContain('–5.0 % from that');
  });

  test('abstains with too few comparables until the evaluator gives figures', async () => {
    await insertComparables(world.context(), 4);
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const { candidates } = await world.details(engagement.id);
    const chosen = candidates.map(({ id }: { id: number }) => id);
    expect((await world.issue(engagement.id, { chosen, seen: null })).status).toBe(422);
    const own = { low: 9_000_000, likely: 9_500_000, high: 10_000_000 };
    expect((await world.issue(engagement.id, { chosen, seen: null, own })).status).toBe(200);
    expect(readPdf(await reportFile(engagement.id)).replace(/\n/g, ' ')).toContain(
      'too few comparable homes',
    );
  });

  const OWN_ONE = {
    description: '2 BHK flat, Gulmohar Heights, Baner',
    source: 'Index II no. 4711/2026, Haveli 21',
    areaSqft: 900,
    price: 9_600_000,
    metres: 400,
    on: today(),
  };

  test('may count comparables from elsewhere, and names where they are known from', async () => {
    await insertComparables(world.context(), 4);
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const details = await world.details(engagement.id);
    const chosen = details.candidates.map(({ id }: { id: number }) => id);
    const own = asComparable(OWN_ONE, 0, new Date());
    const seen = reckon(details, [...details.candidates, own]);
    expect(seen).not.toBeNull();
    const reckoner = { ratePerSqm: 98_000, source: 'ASR 2026-27, zone 12/185', asOf: today() };
    const ownComparables = [OWN_ONE];
    const basis = { chosen, seen, ownComparables, reckoner };
    const old = [{ ...OWN_ONE, on: '2020-01-01' }];
    const refused = await world.issue(engagement.id, { ...basis, ownComparables: old });
    expect(refused.body.errors?.[0]?.path).toBe('ownComparables.0.on');
    expect((await world.issue(engagement.id, basis)).status).toBe(200);
    const text = readPdf(await reportFile(engagement.id)).replace(/\s+/g, ' ');
    for (const words of [
      'Reckoned from the 5 comparables',
      'Paid ₹ 96,00,000',
      'Source: Index II no. 4711/2026, Haveli 21',
      // 900 sq ft are 83.6127 sq m.
      'Ready reckoner: ₹ 98,000 per sq m, that is ₹ 81,94,056 for 900 sq ft',
      'ASR 2026-27, zone 12/185',
    ]) {
      expect(text).toContain(words);
    }
  });

  test.each([
    ['reckoned', {}, /likely value is the weighted middle of the adjusted rates/],
    [
      'the evaluator’s own',
      { own: { low: 9_000_000, likely: 9_500_000, high: 10_000_000 } },
      /figures of this report are the evaluator’s own/,
    ],
  ])('says how its figures came about where they are %s', async (_, body, words) => {
    const { id } = await issued(body);
    expect(readPdf(await reportFile(id)).replace(/\n/g, ' ')).toMatch(words);
  });

  test('is looked at before as a draft without a code, of which nothing is kept', async () => {
    await insertComparables(world.context());
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const details = await world.details(engagement.id);
    const body = {
      chosen: details.candidates.map(({ id }: { id: number }) => id),
      seen: reckon(details),
      remarks: 'In line with what flats nearby are asked for.',
    };
    const caller = contextOf(world.context(), parties.owner.id);
    const draft = await previewReportVerb(caller, {
      params: { id: engagement.id },
      query: {},
      body: { ...body, ownComparables: [] },
      file: undefined,
    } as never);
    const text = readPdf(Buffer.from((draft as Download).bytes)).replace(/\n/g, ' ');
    expect(text).toContain('Draft, not issued');
    expect(text).not.toMatch(/Code|Scan to verify|is genuine/);
    expect((await world.details(engagement.id)).state).toBe('working');
    expect(
      await world.query('select from work_documents where engagement_id = $1', engagement.id),
    ).toEqual([]);
  });

  test('is issued by nobody without a registration number', async () => {
    await insertComparables(world.context());
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const details = await world.details(engagement.id);
    const basis = {
      chosen: details.candidates.map(({ id }: { id: number }) => id),
      seen: reckon(details),
    };
    const setLicence = (licence: string | null) =>
      world.query('update people set licence = $2 where id = $1', parties.owner.id, licence);
    await setLicence(null);
    const refused = await world.issue(engagement.id, basis);
    await setLicence('IBBI/RV/02/2019/11111');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('registration number');
    expect((await world.issue(engagement.id, basis)).status).toBe(200);
  });

  test('waits for a whole checklist, the figures seen, comparables still there and rising figures', async () => {
    const made = await insertComparables(world.context(), 6);
    const { engagement } = await world.job();
    const details = await world.details(engagement.id);
    const all = { chosen: made.map(({ id }) => id), seen: reckon(details) };
    expect((await world.issue(engagement.id, all)).body.message).toContain('visit');
    await world.visit(engagement.id, { checklist: { structure: 'good' } });
    expect((await world.issue(engagement.id, all)).body.message).toContain('Finish');
    await world.visit(engagement.id);
    const other = { ...all, seen: { low: 1, likely: 2, high: 3 } };
    expect((await world.issue(engagement.id, other)).status).toBe(409);
    const falling = { ...all, own: { low: 3, likely: 2, high: 1 } };
    expect((await world.issue(engagement.id, falling)).status).toBe(422);
    await world.query(`update listings set status = 'paused' where id = $1`, made[0]?.id);
    expect((await world.issue(engagement.id, all)).body.message).toContain('left the market');
    const kept = await world.query(
      'select from valuations where engagement_id = $1',
      engagement.id,
    );
    expect(kept).toEqual([]);
  });

  test('is issued once however often it is asked for at the same time', async () => {
    await insertComparables(world.context());
    const { engagement } = await world.job();
    await world.visit(engagement.id);
    const details = await world.details(engagement.id);
    const body = {
      chosen: details.candidates.map(({ id }: { id: number }) => id),
      seen: reckon(details),
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.issue(engagement.id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(
      await world.query('select from valuations where engagement_id = $1', engagement.id),
    ).toHaveLength(1);
  });

  test('is replaced by a later one after a rework; the first still verifies and says so', async () => {
    const first = await issued();
    const back = await as(parties.buyer, 'POST', `/hire/rework/${first.id}`, {
      reason: 'The area is wrong.',
    });
    expect(back.status).toBe(200);
    await world.visit(first.id, { areaSqft: 950 });
    const details = await world.details(first.id);
    const chosen = details.candidates.map(({ id }: { id: number }) => id);
    const second = await world.issue(first.id, { chosen, seen: reckon(details) });
    expect(second.status, JSON.stringify(second.body)).toBe(200);
    expect((await verify(first.code)).body.data.replacedOn).toEqual(expect.any(String));
    expect((await verify(second.body.data.code)).body.data.replacedOn).toBeNull();
    const papers = await world.query(
      'select version from work_documents where engagement_id = $1 order by version',
      first.id,
    );
    expect(papers.map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe('verifying', () => {
  test('knows no code that was not issued', async () => {
    expect((await verify('ABCDEFGHJK')).status).toBe(404);
    expect((await verify('ABC')).status).toBe(422);
  });

  test('is limited', async () => {
    const { limits } = world.context();
    const spent: string[] = [];
    world.context().limits = {
      ...NO_LIMITS,
      spend: (name, ...rest) => {
        spent.push(name);
        return NO_LIMITS.spend(name, ...rest);
      },
    };
    await verify('ABCDEFGHJK');
    world.context().limits = limits;
    expect(spent).toContain('verifyReport');
  });
});
