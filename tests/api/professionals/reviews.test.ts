import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REVIEW_SUBJECTS } from '#domain/professionals/review.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { aVisit } from '#tests/api/examples/visits.ts';
import { insertListing, insertPerson, NO_LIMITS } from '#tests/builders/index.ts';
import { insertInterest } from './agent-desk-world.ts';
import { insertProfile } from './engagement-world.ts';
import { aFinished, insertReview, WORDS } from './review-world.ts';

/** The buyer hires and visits; the owner is an agent with a profile. */
const world = dealWorld();
const { parties, as, query } = world;

beforeAll(async () => {
  world.context().limits = NO_LIMITS;
  await query(
    `update people set role = 'agent', first_name = 'Sameer', last_name = 'Kale' where id = $1`,
    parties.owner.id,
  );
  await query(
    `update people set first_name = 'Meera', last_name = 'Apte' where id = $1`,
    parties.buyer.id,
  );
  await insertProfile(world.context(), parties.owner.id);
});
beforeEach(() => query('delete from reviews'));

const pair = () => ({ firstId: parties.buyer.id, secondId: parties.owner.id });
const finished = (kind: (typeof REVIEW_SUBJECTS)[number], how = {}) =>
  aFinished(world.context(), kind, pair(), how);
const write = (who: Member, kind: string, id: number, body: object = {}) =>
  as(who, 'POST', `/reviews/about/${kind}/${id}`, { stars: 4, text: WORDS, ...body });
const about = async (who: Member, kind: string, id: number) =>
  (await as(who, 'GET', `/reviews/about/${kind}/${id}`)).body.data;
const rating = async () =>
  (
    await query(
      'select rating_count as n, rating_sum as sum from professional_profiles where person_id = $1',
      parties.owner.id,
    )
  )[0];
const anybody = { id: 0, headers: {} as never };
const list = (search = '') =>
  as(anybody, 'GET', `/users/getRatingAgentList/${parties.owner.id}${search}`);

describe('on the page of an owner or a buyer', () => {
  const listOf = async (who: Member, personId: number, search = '') =>
    as(who, 'GET', `/reviews/party/${personId}${search}`);

  test('stands what the other side of a completed deal wrote, of each the latest', async () => {
    const deal = await finished('booking');
    expect((await write(parties.buyer, 'booking', deal, { stars: 2 })).status).toBe(200);
    const again = await finished('booking');
    expect((await write(parties.buyer, 'booking', again, { stars: 5 })).status).toBe(200);
    expect((await write(parties.owner, 'booking', again, { stars: 3 })).status).toBe(200);
    // A visit and work are no deal that ended.
    await write(parties.buyer, 'visit', await finished('visit'), { stars: 1 });
    await write(parties.buyer, 'engagement', await finished('engagement'), { stars: 1 });
    const other = await world.member();
    const third = await aFinished(world.context(), 'booking', {
      firstId: other.id,
      secondId: parties.owner.id,
    });
    expect((await write(other, 'booking', third, { stars: 4 })).status).toBe(200);

    const ofOwner = (await listOf(other, parties.owner.id)).body.data;
    expect(ofOwner).toMatchObject({ total: 2, mean: 4.5, nextCursor: null });
    expect(ofOwner.items.map(({ stars, about: kind }: never) => [stars, kind])).toEqual([
      [4, 'booking'],
      [5, 'booking'],
    ]);
    const first = (await listOf(other, parties.owner.id, '?pageSize=1')).body.data;
    const next = await listOf(
      other,
      parties.owner.id,
      `?pageSize=1&cursor=${encodeURIComponent(first.nextCursor)}`,
    );
    expect([first.items[0].stars, next.body.data.items[0].stars]).toEqual([4, 5]);

    const ofBuyer = (await listOf(parties.owner, parties.buyer.id)).body.data;
    expect(ofBuyer).toMatchObject({ total: 1, mean: 3, items: [{ author: 'Sameer K.' }] });
    await query('update reviews set hidden_at = now() where author_id = $1', parties.owner.id);
    expect((await listOf(parties.owner, parties.buyer.id)).body.data).toMatchObject({
      total: 0,
      mean: null,
    });
  });

  test('is read by whoever may know that person, and by nobody else', async () => {
    const { id } = await world.member();
    expect((await listOf(parties.stranger, id)).status).toBe(404);
    const listing = await insertListing(world.db(), { ownerId: id });
    expect((await listOf(parties.stranger, id)).status).toBe(200);
    await query(`update listings set status = 'withdrawn' where id = $1`, listing.id);
    expect((await listOf(parties.stranger, id)).status).toBe(404);
  });
});

describe('a review', () => {
  test.each(REVIEW_SUBJECTS)('of a finished %s is written by each side once', async (kind) => {
    const id = await finished(kind);
    for (const who of [parties.buyer, parties.owner]) {
      expect((await about(who, kind, id)).writeUntil).toEqual(expect.any(String));
      expect((await write(who, kind, id)).status).toBe(200);
      expect((await write(who, kind, id)).status).toBe(409);
      expect(await about(who, kind, id)).toMatchObject({ writeUntil: null, mine: { stars: 4 } });
    }
    expect((await about(parties.buyer, kind, id)).theirs).toMatchObject({ author: 'Sameer K.' });
  });

  test.each(REVIEW_SUBJECTS)('of a %s needs its good end, and comes in time', async (kind) => {
    const open = await finished(kind, { finished: false });
    const old = await finished(kind, { days: 91 });
    for (const id of [open, old]) {
      expect((await about(parties.buyer, kind, id)).writeUntil).toBeNull();
      expect((await write(parties.buyer, kind, id)).status).toBe(409);
    }
    const late = await finished(kind, { days: 89 });
    expect((await write(parties.buyer, kind, late)).status).toBe(200);
  });

  test.each(REVIEW_SUBJECTS)('of a %s is no stranger’s', async (kind) => {
    const id = await finished(kind);
    expect((await write(parties.stranger, kind, id)).status).toBe(404);
    expect((await as(parties.stranger, 'GET', `/reviews/about/${kind}/${id}`)).status).toBe(404);
  });

  test.each([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 3.5 }],
    ['too few words', { text: 'Good.' }],
    ['a telephone number', { text: 'Very good, call him on 98220 12345 any time.' }],
    ['a mail address', { text: 'Very good, write to sameer@example.com any time.' }],
  ])('with %s is refused', async (_, body) => {
    const id = await finished('engagement');
    expect((await write(parties.buyer, 'engagement', id, body)).status).toBe(422);
  });

  test('tells who is reviewed, with the way there', async () => {
    const id = await finished('engagement');
    await write(parties.buyer, 'engagement', id);
    const [news] = await query(
      'select title, body, link from notifications where person_id = $1 order by id desc limit 1',
      parties.owner.id,
    );
    expect(news).toMatchObject({ title: 'You have a review with 4 stars', link: '/AgentReviews' });
    expect(news.body).toContain('Meera A.');
  });

  test('written before there was a profile counts from its first save on', async () => {
    await query('delete from professional_profiles where person_id = $1', parties.owner.id);
    await write(parties.buyer, 'engagement', await finished('engagement'));
    const profile = {
      headline: 'Resale flats with clean papers',
      languages: ['Marathi'],
      experienceYears: 8,
      feeFrom: 5_000,
      away: false,
    };
    expect((await as(parties.owner, 'PUT', '/hire/profile', profile)).status).toBe(200);
    expect(await rating()).toEqual({ n: 1, sum: 4 });
  });

  test('counts once however often it is sent at the same time, and all of different people count', async () => {
    const context = world.context();
    const id = await finished('engagement');
    const same = Array.from({ length: 4 }, () => write(parties.buyer, 'engagement', id));
    const clients = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.member()));
    const ids = await Promise.all(
      clients.map((client) =>
        aFinished(context, 'engagement', { firstId: client.id, secondId: parties.owner.id }),
      ),
    );
    const others = clients.map((client, i) =>
      write(client, 'engagement', ids[i] ?? 0, { stars: 5 }),
    );
    const answers = await Promise.all([...same, ...others]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await rating()).toEqual({ n: 7, sum: 34 });
  });
});

describe('a rating', () => {
  test('is made by work alone: visits to an agent’s own home and sales count nothing', async () => {
    for (const kind of ['visit', 'booking'] as const) {
      for (const who of [parties.buyer, await world.member()]) {
        const sides = { firstId: who.id, secondId: parties.owner.id };
        const id = await aFinished(world.context(), kind, sides);
        expect((await write(who, kind, id, { stars: 5 })).status).toBe(200);
      }
    }
    expect(await rating()).toEqual({ n: 0, sum: 0 });
    expect((await list()).body).toMatchObject({
      data: [],
      total: 0,
      rating: { count: 0 },
    });
  });

  test('is not made by what a professional was as a client', async () => {
    const sides = { firstId: parties.owner.id, secondId: (await world.member()).id };
    const id = await aFinished(world.context(), 'engagement', sides);
    const by = { authorId: sides.secondId, personId: sides.firstId, subjectId: id };
    await insertReview(world.context(), 'engagement', sides, by);
    await write(parties.buyer, 'engagement', await finished('engagement'), { stars: 2 });
    expect(await rating()).toEqual({ n: 1, sum: 2 });
  });

  test('counts a client once, by the latest word', async () => {
    for (const stars of [5, 5, 5, 1]) {
      const id = await finished('engagement');
      expect((await write(parties.buyer, 'engagement', id, { stars })).status).toBe(200);
    }
    expect(await rating()).toEqual({ n: 1, sum: 1 });
    const { body } = await list();
    expect(body).toMatchObject({ total: 1, rating: { mean: 1, count: 1 } });
    expect(body.data).toMatchObject([{ stars: 1 }]);
  });

  test('needs a fee that was paid, and an end', async () => {
    const unpaid = await finished('engagement', { paid: false });
    expect((await about(parties.buyer, 'engagement', unpaid)).writeUntil).toBeNull();
    expect((await write(parties.buyer, 'engagement', unpaid)).status).toBe(409);
    // One that is there all the same, since its fee went back later, counts nothing.
    await insertReview(world.context(), 'engagement', pair(), { subjectId: unpaid });
    expect((await list()).body).toMatchObject({ total: 0, rating: { count: 0 } });
    const { id } = await aVisit(
      { context: world.context() },
      { ownerId: parties.owner.id, buyerId: parties.buyer.id, inMinutes: 30, state: 'checked_in' },
    );
    // Checked in at the door, an hour before it begins.
    expect((await about(parties.buyer, 'visit', id)).writeUntil).toBeNull();
    expect((await write(parties.buyer, 'visit', id)).status).toBe(409);
  });
});

describe('an answer', () => {
  test('is the reviewed one’s, once, and tells the author', async () => {
    const { id } = await insertReview(world.context(), 'engagement', pair());
    const answer = (who: Member, text = 'Thank you, it was a pleasure.') =>
      as(who, 'POST', `/reviews/${id}/answer`, { text });
    expect((await answer(parties.buyer)).status).toBe(404);
    expect((await answer(parties.owner, 'Call 98220 12345')).status).toBe(422);
    const both = await Promise.all([answer(parties.owner), answer(parties.owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).body.data[0]).toMatchObject({
      answer: 'Thank you, it was a pleasure.',
    });
    const [news] = await query(
      'select title from notifications where person_id = $1 order by id desc limit 1',
      parties.buyer.id,
    );
    expect(news.title).toBe('Your review is answered');
  });
});

describe('the list', () => {
  test('is public, by first name and initial, with its rating and by stars', async () => {
    for (const stars of [5, 5, 4]) {
      const sides = { ...pair(), firstId: (await world.member()).id };
      await insertReview(world.context(), 'engagement', sides, { stars });
    }
    await insertReview(world.context(), 'engagement', pair(), { stars: 1 });
    const { body } = await list();
    expect(body.rating).toEqual({ mean: 3.8, count: 4, spread: [1, 0, 0, 1, 2] });
    expect(body).toMatchObject({ total: 4, page: 1 });
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      author: 'Meera A.',
      about: 'engagement',
      stars: 1,
      text: WORDS,
      at: expect.any(String),
      answer: null,
      answeredAt: null,
    });
    expect(body.lastYear).toEqual({ mean: 3.8, count: 4 });
    await query(`update reviews set created_at = created_at - interval '400 days',
      answer = 'Sorry to hear it.' where stars = 1`);
    const later = (await list('?unanswered=true')).body;
    expect([later.lastYear, later.total]).toEqual([{ mean: 4.7, count: 3 }, 3]);
    const five = (await list('?stars=5')).body;
    expect([five.total, five.data.length]).toEqual([2, 2]);
  });

  test('knows professionals only', async () => {
    const path = (id: number) => `/users/getRatingAgentList/${id}`;
    expect((await as(anybody, 'GET', path(parties.buyer.id))).status).toBe(404);
    const gone = await insertPerson(world.db(), { role: 'agent', suspendedAt: new Date() });
    expect((await as(anybody, 'GET', path(gone.id))).status).toBe(404);
  });
});

describe('abuse', () => {
  const report = (
    who: Member,
    subjectKind: string,
    subjectId: number,
    reason = 'This is invented.',
  ) => as(who, 'POST', '/abuse/report', { subjectKind, subjectId, reason });
  const decide = (reportId: number, decision: string) =>
    as(parties.staff, 'POST', `/admin/reports/${reportId}/decide`, {
      decision,
      reason: 'Looked into it.',
    });
  const waiting = async () => (await as(parties.staff, 'GET', '/admin/reports')).body.data.items;
  beforeEach(() => query('delete from abuse_reports'));

  test('is reported once each, and waits for staff in one piece', async () => {
    const { id } = await insertReview(world.context(), 'engagement', pair());
    expect((await report(parties.owner, 'review', id)).status).toBe(200);
    expect((await report(parties.owner, 'review', id, 'Once more.')).status).toBe(200);
    expect((await report(parties.stranger, 'review', id, 'I know it is not true.')).status).toBe(
      200,
    );
    expect((await report(parties.buyer, 'review', id)).status).toBe(409);
    expect((await report(parties.owner, 'review', 999_999)).status).toBe(404);
    expect(await waiting()).toMatchObject([
      {
        subjectKind: 'review',
        subjectId: id,
        person: 'Meera Apte',
        personId: parties.buyer.id,
        title: 'Review with 4 of 5 stars',
        text: WORDS,
        gone: false,
        reports: [{ reason: 'This is invented.' }, { reason: 'I know it is not true.' }],
      },
    ]);
  });

  test('of a listing says what is mostly wrong, once while it waits and anew after a decision', async () => {
    const { id } = await world.aListing();
    const say = (reason: string) =>
      as(parties.buyer, 'POST', '/abuse/report', {
        subjectKind: 'listing',
        subjectId: id,
        fault: 'taken',
        reason,
      });
    expect((await say('The watchman says it went in May.')).status).toBe(200);
    expect((await say('Have you looked?')).status).toBe(200);
    const [first] = await waiting();
    expect(first.reports).toMatchObject([
      { fault: 'taken', reason: 'The watchman says it went in May.' },
    ]);
    expect(first.reports).toHaveLength(1);
    expect((await decide(first.reportId, 'keep')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await say('It is still there.')).status).toBe(200);
    expect((await waiting())[0].reports).toMatchObject([{ reason: 'It is still there.' }]);
    const unknown = await as(parties.buyer, 'POST', '/abuse/report', {
      subjectKind: 'listing',
      subjectId: id,
      fault: 'ugly',
      reason: 'I do not like it.',
    });
    expect([unknown.status, unknown.body.errors?.[0].path]).toEqual([422, 'fault']);
  });

  test('in a review is hidden, and the rating follows at once', async () => {
    const id = await finished('engagement');
    await write(parties.buyer, 'engagement', id, { stars: 1 });
    const [review] = await query('select id from reviews');
    expect(await rating()).toEqual({ n: 1, sum: 1 });
    await report(parties.owner, 'review', review.id);
    const [{ reportId }] = await waiting();
    const both = await Promise.all([decide(reportId, 'hide'), decide(reportId, 'hide')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rating()).toEqual({ n: 0, sum: 0 });
    expect((await list()).body).toMatchObject({
      data: [],
      total: 0,
      rating: { mean: null },
    });
    expect((await about(parties.buyer, 'engagement', id)).mine).toMatchObject({ hidden: true });
    expect((await write(parties.buyer, 'engagement', id)).status).toBe(409);
    expect(
      (await as(parties.owner, 'POST', `/reviews/${review.id}/answer`, { text: 'No more.' }))
        .status,
    ).toBe(409);
    expect(await waiting()).toEqual([]);
    const [line] = await query(
      `select detail from audit_log where action = 'report.hide' order by id desc limit 1`,
    );
    expect(line.detail).toMatchObject({ reason: 'Looked into it.' });
  });

  test('that is none is kept; all who reported it are told', async () => {
    const { id } = await insertReview(world.context(), 'engagement', pair());
    await report(parties.owner, 'review', id);
    await report(parties.stranger, 'review', id);
    const [{ reportId }] = await waiting();
    expect((await decide(reportId, 'keep')).status).toBe(200);
    expect((await decide(reportId, 'keep')).status).toBe(409);
    expect((await list()).body.rating.count).toBe(1);
    const told = await query(
      `select person_id from notifications where title = 'We have looked at what you reported'
       order by id desc limit 2`,
    );
    expect(told.map(({ person_id }) => person_id).sort()).toEqual(
      [parties.owner.id, parties.stranger.id].sort(),
    );
  });

  test('takes a listing down and keeps a person out', async () => {
    const listing = await insertListing(world.db());
    const { id: personId } = await insertPerson(world.db());
    const agent = await insertPerson(world.db(), { role: 'agent' });
    const interest = await insertInterest(world.context(), {
      agentId: agent.id,
      ownerId: listing.ownerId,
      listingId: listing.id,
    });
    await report(parties.buyer, 'listing', listing.id);
    await report(parties.buyer, 'person', personId);
    for (const { reportId } of await waiting())
      expect((await decide(reportId, 'hide')).status).toBe(200);
    const [found] = await query(
      `select l.status, p.suspended_at is not null as out from listings l, people p
       where l.id = $1 and p.id = $2`,
      listing.id,
      personId,
    );
    expect(found).toEqual({ status: 'withdrawn', out: true });
    // With it goes what was open on it, as wherever a home leaves the market.
    const [offer] = await query('select state from agent_interests where id = $1', interest.id);
    expect(offer).toEqual({ state: 'expired' });
  });

  test('is decided by staff alone', async () => {
    const { id } = await insertReview(world.context(), 'engagement', pair());
    await report(parties.owner, 'review', id);
    const [{ reportId }] = await waiting();
    const path = `/admin/reports/${reportId}/decide`;
    const answer = await as(parties.owner, 'POST', path, {
      decision: 'hide',
      reason: 'It is mine.',
    });
    expect(answer.status).toBe(404);
  });
});
