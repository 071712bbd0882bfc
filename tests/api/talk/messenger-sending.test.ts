import { describe, expect, test } from 'vitest';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { messengerDesk } from './messenger-desk.ts';

const desk = messengerDesk();
const { world, words, send, read, aPair, shareContact, parties, open } = desk;

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
