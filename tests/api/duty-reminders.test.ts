import { beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { remindOfDuties } from '#server/dashboard/index.ts';
import { dealWorld, insertBid } from '#tests/api/deals/deal-world.ts';

const HOUR_MS = 3_600_000;
const world = dealWorld();
let moment: number;
beforeAll(() => {
  moment = Date.now();
});
/** The clock of the house, so many hours on. */
const later = (hours: number): Context => ({
  ...world.context(),
  now: () => new Date(moment + hours * HOUR_MS),
});

const newsOf = (personId: number) =>
  world.query(
    "select title, body, link from notifications where person_id = $1 and kind = 'deal' order by id",
    personId,
  );

test('who is waited for is reminded once before its time runs out, and who waits is not', async () => {
  const { owner, buyer } = world.parties;
  const listing = await world.aListing();
  const { id } = await insertBid(
    later(0),
    { listing, buyer },
    { expiresAt: new Date(moment + 72 * HOUR_MS) },
  );
  await remindOfDuties(later(47));
  expect(await newsOf(owner.id)).toEqual([]);
  await remindOfDuties(later(49));
  await remindOfDuties(later(50));
  const told = await newsOf(owner.id);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ link: `/BidingRequest?bid=${id}` });
  expect(told[0].title).toMatch(/^A bid waits for your answer, until /);
  expect(told[0].body).toContain(listing.title);
  expect(await newsOf(buyer.id)).toEqual([]);

  // Another deadline is told of anew, an answer ends it.
  await world.query(
    "update bids set expires_at = expires_at + interval '3 days' where id = $1",
    id,
  );
  await remindOfDuties(later(140));
  expect(await newsOf(owner.id)).toHaveLength(2);
  await world.query(
    "update bids set expires_at = expires_at + interval '1 hour', state = 'rejected' where id = $1",
    id,
  );
  await remindOfDuties(later(141));
  expect(await newsOf(owner.id)).toHaveLength(2);
});

test('who does not wish to hear of deals by any way is not told', async () => {
  const { owner, buyer } = world.parties;
  const before = (await newsOf(owner.id)).length;
  for (const channel of ['in_app', 'mail', 'sms', 'push']) {
    await world.query(
      'insert into notification_preferences (person_id, kind, channel, wanted) values ($1, $2, $3, false)',
      ...[owner.id, 'deal', channel],
    );
  }
  const listing = await world.aListing();
  await insertBid(later(200), { listing, buyer }, { expiresAt: new Date(moment + 203 * HOUR_MS) });
  await remindOfDuties(later(202));
  const made = (await newsOf(owner.id)).slice(before);
  expect(made).toHaveLength(1);
  const shown = await world.query(
    `select n.in_app, count(d.id)::int as sent from notifications n
     left join notification_deliveries d on d.notification_id = n.id
     where n.person_id = $1 group by n.id order by n.id desc limit 1`,
    owner.id,
  );
  expect(shown).toEqual([{ in_app: false, sent: 0 }]);
});
