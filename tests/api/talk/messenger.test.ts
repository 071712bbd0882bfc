import { describe, expect, test } from 'vitest';
import { contactRequests } from '#server/db/schema/index.ts';
import { insertBid, insertBooking, listingFor, type Member } from '#tests/api/deals/deal-world.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { messengerDesk } from './messenger-desk.ts';

const desk = messengerDesk();
const { world, send, read, aPair, newsOf, parties } = desk;

describe('opening a thread', () => {
  const openThread = (who: Member, kind: string, id: number) =>
    world.as(who, 'POST', '/messages/open', { kind, id });

  test('about a live listing: once for each buyer, however often', async () => {
    const { id } = await world.aListing();
    const [first, again] = await Promise.all([
      openThread(parties.buyer, 'listing', id),
      openThread(parties.buyer, 'listing', id),
    ]);
    expect(again.body).toEqual(first.body);
    const other = await openThread(parties.stranger, 'listing', id);
    expect(other.body.data.id).not.toBe(first.body.data.id);
    const { thread } = await read(parties.buyer, first.body.data.id);
    expect(thread).toMatchObject({
      subject: { kind: 'listing', id, link: `/ViewPropertyDetails/${id}` },
      other: { id: parties.owner.id, name: expect.stringMatching(/^Asha T\.$/) },
      closed: null,
      contactShared: false,
    });
  });

  test('not about one’s own listing, nor one that is not live', async () => {
    const { id } = await world.aListing();
    expect((await openThread(parties.owner, 'listing', id)).status).toBe(409);
    await world.query(`update listings set status = 'paused' where id = $1`, id);
    expect((await openThread(parties.buyer, 'listing', id)).status).toBe(404);
    expect((await openThread(parties.buyer, 'listing', 2_000_000_000)).status).toBe(404);
  });

  test('from somebody’s page: about what there is between both, the surest first', async () => {
    const [owner, buyer] = [await world.member(), await world.member()];
    const ways = async (who: Member, { id }: Member) =>
      (await world.as(who, 'GET', `/messages/with/${id}`)).body.data;
    expect(await ways(buyer, owner)).toBeNull();
    const listing = await listingFor(world.context(), owner.id);
    const about = { kind: 'listing', id: listing.id, title: listing.title };
    expect(await ways(buyer, owner)).toEqual({ ...about, with: null });
    // The buyer has asked for nothing yet, so the owner leaves them alone.
    expect(await ways(owner, buyer)).toBeNull();
    const open = { kind: 'listing', id: listing.id, with: buyer.id };
    expect((await world.as(owner, 'POST', '/messages/open', open)).status).toBe(404);

    await world
      .db()
      .insert(contactRequests)
      .values({
        ...{ listingId: listing.id, buyerId: buyer.id, ownerId: owner.id, message: '' },
        ...{ state: 'accepted', expiresAt: new Date(Date.now() + 86_400_000) },
      });
    expect(await ways(owner, buyer)).toEqual({ ...about, with: buyer.id });
    const theirs = await world.as(owner, 'POST', '/messages/open', open);
    const mine = await openThread(buyer, 'listing', listing.id);
    expect(theirs.body.data).toEqual(mine.body.data);

    const bid = await insertBid(world.context(), { listing, buyer });
    const ofBid = { kind: 'bid', id: bid.id, title: listing.title, with: null };
    expect([await ways(owner, buyer), await ways(buyer, owner)]).toEqual([ofBid, ofBid]);
    expect(await ways(parties.staff, owner)).toBeNull();
  });

  test('about a bid or a booking: the same for both sides, nobody’s else', async () => {
    const { owner, buyer, stranger, staff } = parties;
    const listing = await world.aListing();
    const bid = await insertBid(world.context(), { listing, buyer });
    const booking = await insertBooking(world.context(), { listing, buyer });
    for (const [kind, { id }] of [
      ['bid', bid],
      ['booking', booking],
    ] as const) {
      const mine = await openThread(buyer, kind, id);
      expect((await openThread(owner, kind, id)).body).toEqual(mine.body);
      for (const other of [stranger, staff]) {
        expect((await openThread(other, kind, id)).status).toBe(404);
      }
      const seen = await Promise.all([owner, buyer].map((who) => read(who, mine.body.data.id)));
      expect(new Set(seen.map(({ thread }) => thread.subject.link)).size).toBe(2);
    }
  });

  test('one without words is in no list', async () => {
    const { one, other, id } = await aPair();
    const lists = () =>
      Promise.all(
        [one, other].map(async (who) => (await world.as(who, 'GET', '/messages/threads')).body),
      );
    expect((await lists()).map(({ total }) => total)).toEqual([0, 0]);
    const sent = await send(one, id, 'Good morning');
    const [mine, theirs] = await lists();
    expect(mine).toMatchObject({ total: 1, unread: 0, lastId: sent.body.data.id });
    expect(theirs).toMatchObject({
      total: 1,
      unread: 1,
      data: [{ last: { words: 'Good morning' } }],
    });
  });
});

describe('reading', () => {
  test('goes forward only, and tells how much is left', async () => {
    const { one, other, id } = await aPair();
    const ids = [];
    for (const body of ['One', 'Two', 'Three']) ids.push((await send(one, id, body)).body.data.id);
    const unread = async () => (await world.as(other, 'GET', '/messages/unread')).body.data.unread;
    expect(await unread()).toBe(3);
    const readTo = (upTo: number) =>
      world.as(other, 'POST', `/messages/thread/${id}/read`, { upTo });
    expect((await readTo(ids[1])).body.data.unread).toBe(1);
    expect((await readTo(ids[0])).body.data.unread).toBe(1);
    expect((await read(one, id)).otherReadUpTo).toBe(ids[1]);
    await readTo(ids[2] + 1_000_000);
    expect(await read(one, id)).toMatchObject({ otherReadUpTo: ids[2] });
    expect(await unread()).toBe(0);
  });
});

describe('mute, block and report', () => {
  test('who is not there hears of it once an hour, and not of what is muted', async () => {
    const { one, other, id } = await aPair();
    await send(one, id, 'First');
    await send(one, id, 'Second');
    expect(await newsOf(other.id)).toMatchObject([{ link: `/Messanger?thread=${id}` }]);
    expect(await newsOf(one.id)).toEqual([]);
    await world.query(
      `update notifications set created_at = now() - interval '61 minutes' where person_id = $1`,
      other.id,
    );
    await world.as(other, 'POST', `/messages/thread/${id}/mute`, { muted: true });
    await send(one, id, 'Third');
    expect(await newsOf(other.id)).toHaveLength(1);
    await world.as(other, 'POST', `/messages/thread/${id}/mute`, { muted: false });
    await send(one, id, 'Fourth');
    expect(await newsOf(other.id)).toHaveLength(2);
  });

  test('a block closes every thread of the two', async () => {
    const { one, other, id } = await aPair();
    const second = await aThread({ context: world.context() }, one.id, other.id);
    await world.as(other, 'POST', `/messages/thread/${id}/block`, { blocked: true });
    for (const threadId of [id, second.id]) {
      expect((await send(one, threadId, 'Hello?')).status).toBe(409);
      expect((await send(other, threadId, 'Hello?')).status).toBe(409);
      expect((await read(one, threadId)).thread.closed).toBe('by-them');
      expect((await read(other, threadId)).thread.closed).toBe('by-you');
    }
    const typed = await world.as(one, 'POST', `/messages/thread/${id}/typing`);
    expect(typed.status).toBe(200);
    await world.as(other, 'POST', `/messages/thread/${id}/block`, { blocked: false });
    expect((await send(one, id, 'Hello again')).status).toBe(200);
  });

  test('nobody writes to somebody who has left', async () => {
    const { one, other, id } = await aPair();
    await world.query('update people set suspended_at = now() where id = $1', other.id);
    expect((await send(one, id, 'Hello?')).status).toBe(409);
    expect((await read(one, id)).thread.closed).toBe('gone');
  });

  test('a report stands once, and not on one’s own words', async () => {
    const { one, other, id } = await aPair();
    const { body } = await send(one, id, 'Send me your password');
    const report = (who: Member) =>
      world.as(who, 'POST', `/messages/report/${body.data.id}`, { reason: 'Wants my password.' });
    expect((await report(other)).status).toBe(200);
    expect((await report(other)).status).toBe(200);
    expect((await report(one)).status).toBe(404);
    expect((await report(parties.stranger)).status).toBe(404);
    const stored = await world.query(
      `select reason from abuse_reports where subject_kind = 'message' and subject_id = $1`,
      body.data.id,
    );
    expect(stored).toEqual([{ reason: 'Wants my password.' }]);
  });
});
