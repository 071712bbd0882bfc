import { beforeEach, describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { missMeetings, remindOfMeetings } from '#server/talk/meetings/expire.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { aMeeting, aProposal } from '#tests/api/examples/meetings.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { RECORD_MEETING_HOURS } = EXPECTED_FIGURES;

const world = dealWorld();
const { parties } = world;
const HOUR = 60;

beforeEach(() => world.query('delete from meetings'));

async function aTalk() {
  const [host, guest] = [await world.member(), await world.member()];
  const thread = await aThread({ context: world.context() }, host.id, guest.id);
  return { host, guest, thread };
}

const propose = (who: Member, body: object) => world.as(who, 'POST', '/meetings', body);
const recordsOf = async (who: Member) =>
  (await world.as(who, 'GET', `/meeting/getmeetingrecord/0/${who.id}`)).body;
const newsOf = (personId: number) =>
  world.query('select title, body from notifications where person_id = $1 order by id', personId);

describe('a day of both', () => {
  test('tells what one has oneself, and of the other only when they are busy', async () => {
    const { host, guest, thread } = await aTalk();
    const stranger = await world.member();
    const context = { context: world.context() };
    const ids = { hostId: host.id, guestId: stranger.id };
    const mine = await aMeeting(context, { ...ids, state: 'proposed' });
    const theirs = await aMeeting(context, {
      hostId: stranger.id,
      guestId: guest.id,
      state: 'agreed',
      inMinutes: 640,
    });
    // Nothing they have not answered, and nothing that was called off.
    await aMeeting(context, { hostId: stranger.id, guestId: guest.id, inMinutes: 660 });
    await aMeeting(context, { ...ids, state: 'cancelled', inMinutes: 660 });
    const dayOf = (at: Date) => puneDate(at);
    const ask = (who: Member, at: Date) =>
      world.as(who, 'GET', `/meetings/busy/${thread.id}?day=${dayOf(at)}`);
    const ofMine = (await ask(host, mine.startsAt)).body.data;
    expect(ofMine.own).toEqual([
      {
        about: mine.about,
        start: mine.startsAt.toISOString(),
        end: mine.endsAt.toISOString(),
      },
    ]);
    expect((await ask(host, theirs.startsAt)).body.data.theirs).toEqual([
      { start: theirs.startsAt.toISOString(), end: theirs.endsAt.toISOString() },
    ]);
    const longAfter = new Date(mine.startsAt.getTime() + 5 * 24 * HOUR * 60_000);
    expect((await ask(host, longAfter)).body.data).toEqual({ own: [], theirs: [] });
    expect((await ask(stranger, mine.startsAt)).status).toBe(404);
    await world.as(guest, 'POST', `/messages/thread/${thread.id}/block`, { blocked: true });
    expect((await ask(host, theirs.startsAt)).status).toBe(409);
  });
});

describe('proposing', () => {
  test('asks the other of a thread, and stands in the records of both', async () => {
    const { host, guest, thread } = await aTalk();
    const body = { ...aProposal(thread.id), timeZone: 'Europe/London' };
    expect((await propose(host, body)).body.data.state).toBe('proposed');
    const [mine] = (await recordsOf(host)).meetings;
    const [theirs] = (await recordsOf(guest)).meetings;
    expect(mine).toMatchObject({ side: 'host', state: 'proposed', timeZone: 'Europe/London' });
    expect(theirs).toMatchObject({ id: mine.id, side: 'guest', other: { id: host.id } });
    expect(theirs.timeline).toMatchObject([{ event: 'propose', by: 'host' }]);
    const [news] = await newsOf(guest.id);
    expect(news.body).toContain('in London');
    expect(news.body).toContain('in India');
  });

  test('about an engagement, by either side and nobody else', async () => {
    const { guest, thread } = await aTalk();
    const body = aProposal(thread.subjectId, 'engagement');
    expect((await propose(guest, body)).status).toBe(200);
    expect((await propose(parties.stranger, body)).status).toBe(404);
    expect((await propose(parties.stranger, aProposal(thread.id))).status).toBe(404);
  });

  test('at a time that makes sense', async () => {
    const { host, thread } = await aTalk();
    const body = aProposal(thread.id);
    const wrong = [
      { ...body, start: new Date(Date.now() - 1_000).toISOString() },
      { ...body, end: body.start },
      { ...body, end: new Date(Date.parse(body.start) + 13 * 3_600_000).toISOString() },
      { ...body, timeZone: 'IST' },
      { ...body, timeZone: '+05:30' },
      { ...body, timeZone: 'Mars/Olympus' },
      { ...body, start: '2026-11-21T10:00:00' },
    ];
    for (const each of wrong) expect((await propose(host, each)).status).toBe(422);
  });

  test('gives no number away, and not to who has blocked', async () => {
    const { host, guest, thread } = await aTalk();
    const body = aProposal(thread.id);
    const answer = await propose(host, { ...body, place: 'Call me: 98765 43210' });
    expect(answer.body.errors[0].path).toBe('place');
    await world.as(guest, 'POST', `/messages/thread/${thread.id}/block`, { blocked: true });
    expect((await propose(host, body)).status).toBe(409);
  });
});

describe('its steps', () => {
  const meeting = async (parts: object = {}) => {
    const { host, guest } = await aTalk();
    const made = await aMeeting(
      { context: world.context() },
      { hostId: host.id, guestId: guest.id, ...parts },
    );
    const step = (who: Member, name: string, body?: object) =>
      world.as(who, 'POST', `/meetings/${made.id}/${name}`, body);
    return { host, guest, made, step };
  };

  test('the reason of a no is read by the other', async () => {
    const { host, guest, step } = await meeting();
    expect((await step(guest, 'decline', { reason: 'I am in Nashik then.' })).status).toBe(200);
    expect((await newsOf(host.id))[0].body).toContain('I am in Nashik then.');
  });

  test('is not agreed once its time has passed, nor recorded before it began', async () => {
    const past = await meeting({ inMinutes: -2 * HOUR });
    expect((await past.step(past.guest, 'agree')).status).toBe(409);
    const coming = await meeting({ state: 'agreed' });
    const record = { record: 'We agreed on the price.' };
    expect((await coming.step(coming.host, 'record', record)).status).toBe(409);
  });

  test('what was agreed is read by both', async () => {
    const { host, guest, step } = await meeting({ state: 'agreed', inMinutes: -30 });
    await step(host, 'record', { record: 'We agreed on the price.' });
    const [seen] = (await recordsOf(guest)).meetings;
    expect(seen).toMatchObject({ state: 'held', record: 'We agreed on the price.' });
  });

  test('one that nobody recorded is missed at once, before the clock comes', async () => {
    const long = -HOUR * (RECORD_MEETING_HOURS + 2);
    const { host, guest, step } = await meeting({ state: 'agreed', inMinutes: long });
    expect((await recordsOf(host)).meetings[0].state).toBe('missed');
    expect((await step(host, 'record', { record: 'We agreed.' })).status).toBe(409);
    expect(await missMeetings(world.context())).toBe(1);
    expect(await missMeetings(world.context())).toBe(0);
    expect(await newsOf(guest.id)).toHaveLength(1);
  });

  test('both are reminded once, of what was agreed', async () => {
    const { host, guest } = await meeting({ state: 'agreed', inMinutes: 2 * HOUR });
    await meeting({ inMinutes: 2 * HOUR });
    await meeting({ state: 'agreed', inMinutes: 5 * HOUR });
    expect(await remindOfMeetings(world.context())).toBe(1);
    expect(await remindOfMeetings(world.context())).toBe(0);
    for (const { id } of [host, guest]) {
      expect(await newsOf(id)).toMatchObject([{ title: 'A meeting is coming up' }]);
    }
  });

  test('goes into a calendar, and out of it once called off', async () => {
    const { host, guest, made, step } = await meeting();
    const calendar = () => world.as(guest, 'GET', `/meetings/${made.id}/calendar`);
    expect((await calendar()).status).toBe(409);
    await step(guest, 'agree');
    const agreed = (await calendar()).body as string;
    expect(agreed).toContain(`UID:meeting-${made.id}@`);
    expect(agreed).toContain('LOCATION:Coffee house\\, FC Road');
    expect(agreed).not.toContain('GEO:');
    await step(host, 'calloff', { reason: 'I am ill today.' });
    expect((await calendar()).body).toContain('STATUS:CANCELLED');
  });
});
