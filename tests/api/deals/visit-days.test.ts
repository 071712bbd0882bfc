import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deliveries,
  listings,
  notificationSettings,
  notifications,
  people,
  pushSubscriptions,
} from '#server/db/schema/index.ts';
import { missVisits, remindVisits } from '#server/deals/visits/expire.ts';
import { aSlot } from '#tests/api/examples/visits.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { HOUR_MS, type Member, MINUTE_MS, visitsDesk } from './visits-desk.ts';

const { CODE_TRIES, MISSED_AFTER_HOURS, REMIND_BEFORE_HOURS } = EXPECTED_FIGURES;

const desk = visitsDesk();
const { member, aHome, aMeeting, book, cancel, confirm, checkIn, seen, codeOf, stateOf, newsOf } =
  desk;

describe('checking in', () => {
  const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  test('not long before, and with five tries in all, however many arrive at once', async () => {
    const { owner, buyer, id } = await aMeeting();
    const code = await codeOf(buyer);
    expect((await checkIn(owner, id, code)).status).toBe(409);
    desk.clock += 31 * MINUTE_MS;
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => checkIn(owner, id, wrongOf(code))),
    );
    const counted = wrong.filter(({ status }) => status === 401);
    expect(counted).toHaveLength(CODE_TRIES);
    expect(wrong.filter(({ status }) => status === 409)).toHaveLength(12 - CODE_TRIES);
    expect((await checkIn(owner, id, code)).status).toBe(409);
    expect((await seen(owner))[0].meetingdata.triesLeft).toBe(0);
  });

  test('after a slip the right code still counts, once', async () => {
    const { owner, buyer, id } = await aMeeting({ inMinutes: 10 });
    const code = await codeOf(buyer);
    const slip = await checkIn(owner, id, wrongOf(code));
    expect(slip.body.message).toContain('4 tries are left');
    const answers = await Promise.all([checkIn(owner, id, code), checkIn(owner, id, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen(buyer))[0].meetingdata).toMatchObject({ state: 'checked_in', code: null });
  });
});

describe('the clock', () => {
  test('a visit nobody checked in is missed: at once to look at, then in the table', async () => {
    const { owner, buyer, id } = await aMeeting({ inMinutes: 30 });
    const code = await codeOf(buyer);
    desk.clock += HOUR_MS + MISSED_AFTER_HOURS * HOUR_MS - MINUTE_MS;
    expect(await missVisits(desk.context)).toBe(0);
    desk.clock += MINUTE_MS;
    expect((await checkIn(owner, id, code)).status).toBe(409);
    expect((await cancel(buyer, id)).status).toBe(409);
    expect((await seen(owner))[0].meetingdata.state).toBe('missed');
    expect(await stateOf(id)).toBe('booked');
    const taken = await Promise.all([missVisits(desk.context), missVisits(desk.context)]);
    expect(taken[0] + taken[1]).toBe(1);
    expect(await stateOf(id)).toBe('missed');
    expect(await newsOf(owner.id, buyer.id)).toHaveLength(2);
  });

  test('both are reminded once, some hours before', async () => {
    const { owner, buyer } = await aMeeting({ inMinutes: REMIND_BEFORE_HOURS * 60 + 10 });
    expect(await remindVisits(desk.context)).toBe(0);
    desk.clock += 10 * MINUTE_MS;
    const taken = await Promise.all([remindVisits(desk.context), remindVisits(desk.context)]);
    expect(taken[0] + taken[1]).toBe(1);
    desk.clock += HOUR_MS;
    expect(await remindVisits(desk.context)).toBe(0);
    const news = await newsOf(owner.id, buyer.id);
    expect(news.map(({ personId }) => personId).sort()).toEqual([owner.id, buyer.id].sort());
  });

  test('a reminder’s SMS and push keep quiet hours', async () => {
    // 22:00 in Pune; the visit is at half past midnight.
    desk.clock = Date.parse('2030-03-04T22:00:00+05:30');
    const { buyer } = await aMeeting({ inMinutes: 150 });
    await desk.db
      .insert(notificationSettings)
      .values({ personId: buyer.id, quietFrom: 21 * 60, quietUntil: 6 * 60 });
    await desk.db.insert(pushSubscriptions).values({
      personId: buyer.id,
      endpoint: 'https://fcm.googleapis.com/fcm/send/visits',
      p256dh: 'x',
      auth: 'y',
    });
    expect(await remindVisits(desk.context)).toBe(1);
    const due = await desk.db
      .select({ channel: deliveries.channel, dueAt: deliveries.dueAt })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.personId, buyer.id));
    expect(due.map(({ channel }) => channel).sort()).toEqual(['mail', 'push']);
    for (const { channel, dueAt } of due) {
      const at = channel === 'mail' ? desk.clock : desk.clock + 8 * HOUR_MS;
      expect(dueAt.getTime()).toBe(at);
    }
  });

  test('who books late is not reminded of it, nor anybody of a cancelled visit', async () => {
    const buyer = await member();
    const home = await aHome();
    const slot = await aSlot(desk, { listingId: home.listing.id });
    const asked = await book(buyer, slot.id);
    await confirm(home.owner, asked.body.data.id);
    const { owner, id } = await aMeeting();
    await cancel(owner, id);
    expect(await remindVisits(desk.context)).toBe(0);
  });
});

describe('the calendar file', () => {
  /** Unfolded lines, as a reader has them. */
  async function read(who: Member, id: number) {
    const answer = await who.call('GET', `/meeting/visit/${id}/calendar`);
    const text = answer.body as string;
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(text.endsWith('\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    return Object.fromEntries(
      lines.filter(Boolean).map((line) => {
        const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
        return [name, value];
      }),
    );
  }

  const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
  const unescaped = (text = '') => text.replace(/\\([\\;,])/g, '$1');

  test('reads back as the visit, for both sides; cancelled it takes the visit out again', async () => {
    const { owner, buyer, listing, id, visit } = await aMeeting();
    const title = 'घर, “sea; view” \\ with a name so long that it has to be folded over lines';
    await desk.db.update(listings).set({ title }).where(eq(listings.id, listing.id));
    for (const who of [owner, buyer]) {
      const event = await read(who, id);
      expect(event).toMatchObject({
        METHOD: 'PUBLISH',
        STATUS: 'CONFIRMED',
        SEQUENCE: '0',
        DTSTART: utc(visit.startsAt),
        DTEND: utc(visit.endsAt),
        GEO: `${listing.location.y};${listing.location.x}`,
      });
      expect(unescaped(event.SUMMARY)).toBe(`Visit: ${title}`);
      expect(event.UID).toMatch(new RegExp(`^visit-${id}@`));
      expect(JSON.stringify(event)).not.toContain(owner.email);
    }
    await desk.db.update(people).set({ language: 'mr' }).where(eq(people.id, buyer.id));
    const marathi = await read(buyer, id);
    expect(unescaped(marathi.SUMMARY)).toBe(`भेट: ${title}`);
    expect(marathi.DESCRIPTION).toContain('या भेटीची सर्व माहिती');
    expect((await (await member()).call('GET', `/meeting/visit/${id}/calendar`)).status).toBe(404);
    await cancel(owner, id);
    const event = await read(buyer, id);
    expect(event).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '1' });
    expect(event.GEO).toBeUndefined();
  });
});
