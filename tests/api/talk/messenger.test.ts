import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactRequests } from '#server/db/schema/index.ts';
import { isListening } from '#server/live/listeners.ts';
import {
  dealWorld,
  insertBid,
  insertBooking,
  listingFor,
  type Member,
} from '#tests/api/deals/deal-world.ts';
import { aScan } from '#tests/api/examples/bookings.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { aPlan, pdfOf } from './a-pdf.ts';
import { streamsOf } from './open-stream.ts';

const world = dealWorld();
afterAll(() => world.context().live.close());

let open: ReturnType<typeof streamsOf>;
beforeAll(() => {
  open = streamsOf(world.context());
});

const { parties } = world;
const words = (body: string) => ({ clientKey: randomUUID(), body });
const send = (who: Member, threadId: number, body: string) =>
  world.as(who, 'POST', `/messages/thread/${threadId}`, words(body));
const read = async (who: Member, threadId: number) =>
  (await world.as(who, 'GET', `/messages/thread/${threadId}`)).body.data;

/** Two strangers to all others, with a thread between them. */
async function aPair() {
  const [one, other] = [await world.member(), await world.member()];
  const { id } = await aThread({ context: world.context() }, one.id, other.id);
  return { one, other, id };
}

const newsOf = (personId: number) =>
  world.query(
    `select title, body, link from notifications
    where kind = 'message' and person_id = $1 order by id`,
    personId,
  );

async function shareContact(buyerId: number, ownerId: number) {
  const listing = await world.aListing();
  await world
    .db()
    .insert(contactRequests)
    .values({
      listingId: listing.id,
      buyerId,
      ownerId,
      state: 'accepted',
      message: '',
      expiresAt: new Date(Date.now() + 86_400_000),
    });
}

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

describe('sending', () => {
  test('sent twice with one key it is one message', async () => {
    const { one, other, id } = await aPair();
    const body = words('Is the flat still free?');
    const path = `/messages/thread/${id}`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.as(one, 'POST', path, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect((await read(other, id)).messages).toMatchObject([{ body: body.body, clientKey: null }]);
    const elsewhere = await aThread({ context: world.context() }, one.id, other.id);
    const used = await world.as(one, 'POST', `/messages/thread/${elsewhere.id}`, body);
    expect(used.status).toBe(409);
  });

  test('many at once from both sides stand in one order, in which both heard of them', async () => {
    const { one, other, id } = await aPair();
    const streams = await Promise.all([open(one.headers), open(other.headers)]);
    const heard = streams.map(async ({ next }) => {
      const ids: number[] = [];
      while (ids.length < 30) {
        const event = await next();
        if (!event) throw new Error(`The stream ended after ${ids.length}`);
        if (event.name === 'message') ids.push(Number(event.id));
      }
      return ids;
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => send(i % 2 ? one : other, id, `Message ${i}`)),
    );
    const answered = answers.map(({ body }) => body.data.id as number);
    const [first, second] = await Promise.all(heard);
    // As they arrived, not as a query sorts them.
    expect(new Set(first)).toEqual(new Set(answered));
    expect(first).toEqual(first?.toSorted((a, b) => a - b));
    expect(second).toEqual(first);
    const { messages } = await read(one, id);
    expect(messages.map((message: { id: number }) => message.id)).toEqual(first);
    for (const { leave } of streams) await leave();
  });

  test('older messages come page by page', async () => {
    const { one, other, id } = await aPair();
    await world.query(
      `insert into messages (thread_id, sender_id, body, client_key, at)
       select $1, $2, 'Line ' || n, gen_random_uuid(), now() from generate_series(1, 70) n`,
      id,
      one.id,
    );
    const latest = await read(other, id);
    expect(latest.messages).toHaveLength(50);
    expect(latest.more).toBe(true);
    const before = latest.messages[0].id;
    const path = `/messages/thread/${id}?before=${before}`;
    const older = (await world.as(other, 'GET', path)).body.data;
    expect(older.messages.map(({ body }: { body: string }) => body)).toEqual(
      Array.from({ length: 20 }, (_, i) => `Line ${i + 1}`),
    );
    expect(older.more).toBe(false);
  });

  test.each(['', '   ', 'x'.repeat(2_001)])(
    'not without words, nor with too many',
    async (body) => {
      const { one, id } = await aPair();
      expect((await send(one, id, body)).status).toBe(422);
    },
  );

  test('no number, address or link before contacts are shared', async () => {
    const { one, other, id } = await aPair();
    for (const body of ['Call 98765 43210', 'asha@example.com', 'see www.example.com']) {
      const answer = await send(one, id, body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].path).toBe('body');
    }
    await shareContact(other.id, one.id);
    expect((await send(one, id, 'Call 98765 43210')).status).toBe(200);
    expect((await read(one, id)).thread.contactShared).toBe(true);
  });

  test('what staff took away is gone for both', async () => {
    const { one, other, id } = await aPair();
    const { body } = await send(one, id, 'Something bad');
    await world.query('update messages set hidden_at = now() where id = $1', body.data.id);
    expect((await read(other, id)).messages).toMatchObject([{ body: '', hidden: true }]);
  });
});

describe('files', () => {
  const sendFile = async (who: Member, id: number, bytes: Buffer, name = 'plan.png') =>
    world.as(
      who,
      'POST',
      `/messages/thread/${id}/file?clientKey=${randomUUID()}&filename=${name}`,
      bytes,
    );

  test('open for the two as an attachment, and for nobody else by any way', async () => {
    const { one, other, id } = await aPair();
    const sent = await sendFile(one, id, await aPlan, 'plan.pdf');
    expect(sent.body.data.file).toMatchObject({ name: 'plan.pdf' });
    const path = `/messages/thread/${id}/file/${sent.body.data.id}`;
    for (const who of [one, other]) {
      const file = await world.as(who, 'GET', path);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    }
    const [{ document_id: documentId }] = await world.query(
      'select document_id from messages where id = $1',
      sent.body.data.id,
    );
    const elsewhere = await aThread({ context: world.context() }, other.id, parties.stranger.id);
    for (const who of [parties.stranger, parties.staff]) {
      expect((await world.as(who, 'GET', path)).status).toBe(404);
      const byThread = `/messages/thread/${elsewhere.id}/file/${sent.body.data.id}`;
      expect((await world.as(who, 'GET', byThread)).status).toBe(404);
      expect((await world.as(who, 'GET', `/kyc/document/${documentId}`)).status).toBe(404);
    }
  });

  test('what is none is refused, and a name gives nobody’s number away', async () => {
    const { one, id } = await aPair();
    expect((await sendFile(one, id, Buffer.from('MZ just a program'))).status).toBe(422);
    const named = await sendFile(one, id, await aPlan, '9876543210.pdf');
    expect(named.body.data.file.name).toBe('document.pdf');
  });

  test('tell nobody where a photo was taken', async () => {
    const { one, other, id } = await aPair();
    await shareContact(one.id, other.id);
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const sent = await sendFile(one, id, photo, 'hall.jpg');
    const [{ key }] = await world.query(
      'select key from documents d join messages m on m.document_id = d.id where m.id = $1',
      sent.body.data.id,
    );
    const kept = await world.context().ports.store.get(key);
    expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined();
  });

  describe('that are PDFs', () => {
    const HIDDEN = {
      words: pdfOf((page) => page.text('Call me at 98765 43210 today')),
      'letters set apart': pdfOf((page) => {
        for (const [i, letter] of [...'me@example.com'].entries()) {
          page.text(letter, 100 + i * 12, 100);
        }
      }),
      'a link': pdfOf((page) => page.link(0, 0, 99, 99, 'https://wa.me/919876543210').text('Plan')),
      'a note': pdfOf((page) =>
        page.note(9, 9, 9, 9, 'nine eight seven six five four three two one zero'),
      ),
      'its title': pdfOf((page) => page.text('Plan'), { Title: 'me@example.com' }),
    };

    test.each(Object.entries(HIDDEN))(
      'tell no contact by %s before it is shared',
      async (_, file) => {
        const { one, other, id } = await aPair();
        const refused = await sendFile(one, id, await file, 'plan.pdf');
        expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'file']);
        expect(refused.body.message).toContain('holds a phone number');
        await shareContact(one.id, other.id);
        expect((await sendFile(one, id, await file, 'plan.pdf')).status).toBe(200);
      },
    );

    test('pass without one, and wait for shared contacts where they cannot be read', async () => {
      const { one, id } = await aPair();
      expect((await sendFile(one, id, await aPlan, 'plan.pdf')).status).toBe(200);
      const opaque = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
      const refused = await sendFile(one, id, opaque, 'plan.pdf');
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'We cannot read the text of this PDF. Please print it to a new PDF of at most 200 pages, or send it once contacts are shared.',
      ]);
    });
  });

  describe('that show words nobody here can read', () => {
    const inlined =
      'q 99 0 0 99 9 99 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \u0001\u0002\u0003\u0004 EI Q';
    const OPAQUE = {
      'a photo of a card': [aScan, 'card.png', 'what a picture says'],
      'a scan': [
        pdfOf((page) => page.rect(9, 9, 99, 99).stroke()),
        'scan.pdf',
        'cannot read the text',
      ],
      'a picture beside words': [
        aScan.then((scan) => pdfOf((page) => page.text('The plan').image(scan))),
        'plan.pdf',
        'holds pictures',
      ],
      'a picture among the words': [
        pdfOf((page) => page.text('The plan').addContent(inlined)),
        'plan.pdf',
        'holds pictures',
      ],
    } as const;

    test.each(Object.entries(OPAQUE))(
      '%s: not before contacts are shared, or there is a deal',
      async (_, [file, name, why]) => {
        const { one, other, id } = await aPair();
        const refused = await sendFile(one, id, await file, name);
        expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'file']);
        expect(refused.body.message).toContain(why);
        const listing = await listingFor(world.context(), other.id);
        await insertBooking(world.context(), { listing, buyer: one }, { state: 'accepted' });
        expect((await sendFile(one, id, await file, name)).status).toBe(200);
        await world.query(`update bookings set state = 'cancelled'`);
        expect((await sendFile(one, id, await file, name)).status).toBe(422);
        await shareContact(other.id, one.id);
        expect((await sendFile(one, id, await file, name)).status).toBe(200);
      },
    );
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

describe('the stream', () => {
  test('tells of messages, reading and typing as they happen', async () => {
    const { one, other, id } = await aPair();
    const stream = await open(other.headers);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const { data: message } = (await send(one, id, 'Live')).body;
    const event = await stream.next();
    expect(event).toMatchObject({ name: 'message', id: String(message.id) });
    expect(JSON.parse(event?.data ?? '')).toEqual({ ...message, clientKey: null });
    await world.as(one, 'POST', `/messages/thread/${id}/typing`);
    expect(await stream.next()).toMatchObject({ name: 'typing', id: undefined });
    await world.as(one, 'POST', `/messages/thread/${id}/read`, { upTo: message.id });
    const data = JSON.stringify({ threadId: id, readerId: one.id, upTo: message.id });
    expect(await stream.next()).toEqual({ name: 'read', id: undefined, data });
    await stream.leave();
  });

  test('goes on after the last message known, without a gap', async () => {
    const { one, other, id } = await aPair();
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) ids.push((await send(one, id, `Old ${i}`)).body.data.id);
    const stream = await open(other.headers, ids[0]);
    expect((await stream.next())?.id).toBe(String(ids[1]));
    expect((await stream.next())?.id).toBe(String(ids[2]));
    const fresh = await send(one, id, 'New');
    expect((await stream.next())?.id).toBe(String(fresh.body.data.id));
    await stream.leave();
  });

  test('is nobody else’s: a third hears nothing', async () => {
    const { one, id } = await aPair();
    const third = await aPair();
    const stream = await open(third.one.headers);
    await send(one, id, 'Between us');
    const theirs = await send(third.other, third.id, 'For you');
    expect((await stream.next())?.id).toBe(String(theirs.body.data.id));
    await stream.leave();
  });

  test('who listens is not notified besides; who has left is', async () => {
    const { one, other, id } = await aPair();
    const stream = await open(other.headers);
    expect(await isListening(world.db(), other.id)).toBe(true);
    await send(one, id, 'You are there');
    expect(await newsOf(other.id)).toEqual([]);
    await stream.leave();
    await expect.poll(() => isListening(world.db(), other.id)).toBe(false);
    await send(one, id, 'You are not');
    expect(await newsOf(other.id)).toHaveLength(1);
  });

  test('tells after a broken connection to the database what it did not hear', async () => {
    const { one, other, id } = await aPair();
    const stream = await open(other.headers);
    const [cut] = await world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'propertysearch listen live'`,
    );
    expect(cut).toEqual({ pg_terminate_backend: true });
    const sent = await send(one, id, 'Said while nobody listened');
    expect((await stream.next())?.id).toBe(String(sent.body.data.id));
    await stream.leave();
  });

  test('ends with its session, and tells a dead one nothing', async () => {
    const { one, other, id } = await aPair();
    const stream = await open(other.headers);
    await world.query('update sessions set revoked_at = now() where person_id = $1', other.id);
    await send(one, id, 'Not for you');
    await world.context().live.beat();
    expect(await stream.next()).toBeUndefined();
    expect((await open(other.headers)).status).toBe(403);
  });

  test('a person may have many, not endlessly many', async () => {
    const { one } = await aPair();
    const streams = [];
    for (let i = 0; i < 12; i++) streams.push(await open(one.headers));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await open(one.headers)).status).toBe(429);
    for (const stream of streams) await stream.leave();
    expect((await open(one.headers)).status).toBe(200);
  });
});

describe('searching one’s messages', () => {
  const search = async (who: Member, q: string, more = '') =>
    (await world.as(who, 'GET', `/messages/search?q=${encodeURIComponent(q)}${more}`)).body.data;
  const bodies = (answer: { items: { message: { body: string } }[] }) =>
    answer.items.map(({ message }) => message.body);

  test('finds words that begin so, all of them, newest first, in either’s words', async () => {
    const { one, other, id } = await aPair();
    await send(one, id, 'Is the Parking covered?');
    await send(other, id, 'Yes: parking P-14, beside the lift.');
    await send(one, id, 'पार्किंग मिळेल का?');
    expect(bodies(await search(other, 'park'))).toEqual([
      'Yes: parking P-14, beside the lift.',
      'Is the Parking covered?',
    ]);
    expect(bodies(await search(one, 'lift park'))).toEqual(['Yes: parking P-14, beside the lift.']);
    expect(bodies(await search(one, 'पार्कि'))).toEqual(['पार्किंग मिळेल का?']);
    expect(bodies(await search(one, "p' | covered:* &"))).toEqual(['Is the Parking covered?']);
    expect(bodies(await search(one, '&|!'))).toEqual([]);
    const [found] = (await search(one, 'lift')).items;
    expect(found.thread).toMatchObject({ id, title: expect.any(String) });
  });

  test('finds nothing of others, nor what staff have taken away', async () => {
    const { one, id } = await aPair();
    await send(one, id, 'The chandelier stays.');
    expect(bodies(await search(parties.stranger, 'chandelier'))).toEqual([]);
    await world.query('update messages set hidden_at = now() where thread_id = $1', id);
    expect(bodies(await search(one, 'chandelier'))).toEqual([]);
  });

  test('goes on from the newest to the first, and says how many there are', async () => {
    const { one, id } = await aPair();
    for (let n = 0; n <= 5; n++) await send(one, id, `Veranda ${n}`);
    const answer = await search(one, 'veranda', '&pageSize=4');
    expect([answer.total, bodies(answer)[0]]).toEqual([6, 'Veranda 5']);
    expect(bodies(answer)).toHaveLength(4);
    const rest = await search(one, 'veranda', `&cursor=${answer.nextCursor}`);
    expect([bodies(rest), rest.nextCursor]).toEqual([['Veranda 1', 'Veranda 0'], null]);
  });
});
