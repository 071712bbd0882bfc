import { describe, expect, test } from 'vitest';
import { acceptInterestVerb } from '#server/professionals/agent-desk/answer-interest.ts';
import { leaveInterests } from '#server/professionals/agent-desk/leave-interests.ts';
import { contextOf, outcomeOf, raceRounds } from '#tests/api/deals/deal-world.ts';
import { insertListing } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { patience } from '#tests/patience.ts';
import { agentDeskWorld, OFFER } from './agent-desk-world.ts';
import { insertEngagement } from './engagement-world.ts';

const { MAX_OPEN_INTERESTS } = EXPECTED_FIGURES;

const world = agentDeskWorld();
const { parties, as, query } = world;
const NOTHING = { params: {} as never, query: {} as never, body: {} as never };

const offer = (listingId: number, body: object = OFFER) =>
  as(parties.buyer, 'POST', `/agents/showinterest/${listingId}`, body);
const standing = async (listingId: number) =>
  (await as(parties.buyer, 'GET', `/agents/standing/${listingId}`)).body.data;
const linksOf = async (personId: number) =>
  (
    await query(
      'select link from notifications where person_id = $1 order by id desc limit 1',
      personId,
    )
  )[0]?.link;

describe('an agent’s offer', () => {
  test('reaches the owner, is accepted, and becomes work whose fee is due', async () => {
    const { id: listingId } = await world.ownerListing();
    const sent = await offer(listingId);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const id = sent.body.data.interestId;
    expect(await linksOf(parties.owner.id)).toBe(`/RequestDetails/${parties.buyer.id}/${id}`);
    const counts = await as(
      parties.owner,
      'GET',
      `/property/findbyrequestcount/${parties.owner.id}`,
    );
    expect(counts.body.data.agents).toEqual({ waiting: 1, all: 1 });

    const { body: list } = await as(parties.owner, 'GET', `/agents/intrestedagent/${listingId}`);
    expect(list.data).toMatchObject([
      { id, side: 'owner', fee: OFFER.fee, message: OFFER.message, taken: false, live: true },
    ]);
    const { body: all } = await as(
      parties.buyer,
      'GET',
      `/agents/requestinterestlist/${parties.buyer.id}?page=1`,
    );
    expect(all.data[0]).toMatchObject({ id, side: 'agent', state: 'requested' });

    const accepted = await as(parties.owner, 'POST', `/agents/acceptinterest/${id}`);
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    const { engagementId } = accepted.body.data;
    const work = await as(parties.owner, 'GET', `/hire/engagement/${engagementId}`);
    expect(work.body.data).toMatchObject({
      state: 'accepted',
      quote: OFFER.fee,
      workDays: 90,
      listingId,
      quoteNote: OFFER.message,
    });
    const { body: detail } = await as(parties.buyer, 'GET', `/agents/interest/${id}`);
    expect(detail.data).toMatchObject({ state: 'accepted', engagementId, taken: true });
    expect(detail.data.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'offer',
      'accept',
    ]);
    expect(await linksOf(parties.buyer.id)).toBe(`/AgentLeadList?engagement=${engagementId}`);
  });

  test('is made once at a time, only with KYC, and not for one’s own or an agent’s listing', async () => {
    const { id } = await world.ownerListing();
    expect((await offer(id)).status).toBe(200);
    expect(await offer(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/with the owner/) },
    });
    const own = await insertListing(world.db(), { ownerId: parties.buyer.id });
    expect((await standing(own.id)).why).toMatch(/your own/);
    const agents = await insertListing(world.db(), { ownerId: await world.anAgent() });
    expect((await offer(agents.id)).body.message).toMatch(/An agent lists/);
    await query('update people set aadhaar_verified = false where id = $1', parties.buyer.id);
    const { id: third } = await world.ownerListing();
    expect((await offer(third)).body.message).toMatch(/KYC/);
    await query('update people set aadhaar_verified = true where id = $1', parties.buyer.id);
  });

  test('tells neither side how to reach the other, and asks a sensible fee', async () => {
    const { id } = await world.ownerListing();
    const told = { ...OFFER, message: 'Call me on 98220 12345 and I will sell your flat.' };
    expect((await offer(id, told)).status).toBe(422);
    expect((await offer(id, { ...OFFER, fee: 5 })).status).toBe(422);
    const { body } = await as(
      parties.owner,
      'GET',
      `/agents/requestinterestlist/${parties.owner.id}`,
    );
    const [{ email }] = await query('select email from people where id = $1', parties.buyer.id);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  test('is not made again soon after a no, nor to who has blocked the agent', async () => {
    const { id } = await world.ownerListing();
    const sent = await offer(id);
    const path = `/agents/declineinterest/${sent.body.data.interestId}`;
    expect((await as(parties.owner, 'POST', path, { reason: 'I sell it myself.' })).status).toBe(
      200,
    );
    expect((await offer(id)).body.message).toMatch(/declined/);
    const { id: other } = await world.ownerListing();
    await query('insert into blocks values ($1, $2)', parties.owner.id, parties.buyer.id);
    expect((await offer(other)).body.message).toMatch(/no offers/);
    await query('delete from blocks');
  });

  test('has run out at once when its time is over, and can be made anew', async () => {
    const interest = await world.anOffer({ expiresAt: new Date(Date.now() - 1_000) });
    const { body } = await as(parties.buyer, 'GET', `/agents/interest/${interest.id}`);
    expect(body.data.state).toBe('expired');
    const late = await as(parties.owner, 'POST', `/agents/acceptinterest/${interest.id}`);
    expect(late.status).toBe(409);
    expect((await offer(interest.listingId)).status).toBe(200);
    expect(await world.stateOf(interest.id)).toBe('expired');
  });

  test(`waits with at most ${MAX_OPEN_INTERESTS} others of the agent`, async () => {
    await query(`delete from agent_interests where state = 'requested'`);
    const listings = [];
    for (let i = 0; i < MAX_OPEN_INTERESTS + 4; i++) listings.push(await world.ownerListing());
    const answers = await Promise.all(listings.map(({ id }) => offer(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_INTERESTS);
    await query(`delete from agent_interests where state = 'requested'`);
  });

  test('ends with the listing, and with the account of either side', async () => {
    const gone = await world.anOffer();
    const left = await world.anOffer();
    const path = `/property/status/${gone.listingId}`;
    expect((await as(parties.owner, 'POST', path, { action: 'withdraw' })).status).toBe(200);
    expect(await world.stateOf(gone.id)).toBe('expired');
    const context = contextOf(world.context(), parties.buyer.id);
    await context.db.transaction((tx) => leaveInterests(context, tx, parties.buyer.id));
    expect(await world.stateOf(left.id)).toBe('withdrawn');
  });
});

describe('one agent a listing', () => {
  const rounds = raceRounds(5, 100);

  test(`of ten offers accepted at once one is, ${rounds} times`, {
    timeout: patience(600),
  }, async () => {
    const context = world.crowded();
    const owner = contextOf(context, parties.owner.id);
    const agents = await Promise.all(Array.from({ length: 10 }, () => world.anAgent()));
    for (let round = 0; round < rounds; round++) {
      const { id: listingId } = await world.ownerListing();
      const offers = await Promise.all(
        agents.map((agentId) => world.anOffer({ listingId, agentId })),
      );
      const outcomes = await Promise.all(
        offers.map(({ id }) =>
          outcomeOf(acceptInterestVerb(owner, { ...NOTHING, params: { id } })),
        ),
      );
      expect(outcomes.toSorted()).toEqual([...Array(9).fill('conflict'), 'done']);
      const work = await query('select state from engagements where listing_id = $1', listingId);
      expect(work).toEqual([{ state: 'accepted' }]);
      const states = await Promise.all(offers.map(({ id }) => world.stateOf(id)));
      expect(states.filter((state) => state === 'accepted')).toHaveLength(1);
    }
  });

  test('a quote is not accepted beside a hired agent, and again once that is over', async () => {
    const { id: listingId } = await world.ownerListing();
    const clientId = parties.owner.id;
    const quoted = await insertEngagement(
      world.context(),
      { clientId, professionalId: parties.buyer.id },
      { listingId, state: 'quoted' },
    );
    const hired = await insertEngagement(
      world.context(),
      { clientId, professionalId: await world.anAgent() },
      { listingId, state: 'accepted' },
    );
    const accept = () => as(parties.owner, 'POST', `/hire/accept/${quoted.id}`);
    expect((await accept()).body.message).toMatch(/already hired/);
    expect(await standing(listingId)).toMatchObject({ mayOffer: false });
    await query(
      `update engagements set expires_at = now() - interval '1 second' where id = $1`,
      hired.id,
    );
    expect((await accept()).status).toBe(200);
  });
});
