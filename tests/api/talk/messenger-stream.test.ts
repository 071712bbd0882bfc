import { describe, expect, test } from 'vitest';
import { isListening } from '#server/live/listeners.ts';
import { messengerDesk } from './messenger-desk.ts';

const desk = messengerDesk();
const { world, send, aPair, newsOf, open } = desk;

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
