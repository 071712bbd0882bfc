import { expect, test } from 'vitest';
import { hashPassword } from '#server/people/auth/password.ts';
import { setPassword } from '#server/people/auth/set-password.ts';
import { dealWorld, insertBid } from '#tests/api/deals/deal-world.ts';
import { MAKE } from '#tests/api/duties-world.ts';
import { aSession } from '#tests/builders/index.ts';

const world = dealWorld();

const open = (path: string) =>
  world.as({ id: 0, headers: {} as never }, 'GET', path.replace(/^.*\/api/, ''));
const make = async () => {
  const { status, body } = await world.as(world.parties.owner, 'POST', '/dashboard/calendar');
  expect(status).toBe(200);
  return body.data.address as string;
};

test('a calendar has one’s deadlines and meetings by its secret address alone, and no addresses of homes', async () => {
  const { owner, buyer } = world.parties;
  const listing = await world.aListing();
  await world.query(
    "update listings set private_address = 'Flat 402, Lane 7' where id = $1",
    listing.id,
  );
  await insertBid(world.context(), { listing, buyer });
  const address = await make();
  expect(address).toMatch(/^http.+\/api\/calendar\/[\w-]{43}\/propertysearch\.ics$/);
  const { status, body } = await open(address);
  expect(status).toBe(200);
  const text = String(body).replace(/\r\n /g, '');
  expect(text).toContain(`SUMMARY:A bid waits for your answer: ${listing.title}`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).not.toContain('Lane 7');
  const stored = await world.query('select secret_hash::text as hash from calendar_feeds');
  expect(address).not.toContain(stored[0].hash);

  const { parties } = await MAKE.meeting(world.context(), 'agreed' as never);
  await world.query(
    "update meetings set starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours', host_id = $1 where host_id = $2",
    owner.id,
    parties.host,
  );
  expect(String((await open(address)).body)).toContain('SUMMARY:Meeting: The draft agreement');

  // Its owner’s language, whatever the program that fetches it asks for.
  await world.query("update people set language = 'mr' where id = $1", owner.id);
  const marathi = String((await open(address)).body).replace(/\r\n /g, '');
  expect(marathi).toContain(`SUMMARY:एक बोली तुमच्या उत्तराची वाट पाहत आहे: ${listing.title}`);
  expect(marathi).toContain('SUMMARY:बैठक: The draft agreement');
  await world.query("update people set language = 'en' where id = $1", owner.id);
});

test('a replaced or withdrawn address shows nothing, nor does that of who is suspended', async () => {
  const first = await make();
  const second = await make();
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  await world.query('update people set suspended_at = now() where id = $1', world.parties.owner.id);
  expect((await open(second)).status).toBe(404);
  await world.query('update people set suspended_at = null where id = $1', world.parties.owner.id);
  const { headers } = await aSession(world.db(), world.parties.owner.id);
  const owner = { ...world.parties.owner, headers };
  expect((await world.as(owner, 'GET', '/dashboard/calendar')).body.data.since).not.toBeNull();
  expect((await world.as(owner, 'DELETE', '/dashboard/calendar')).status).toBe(200);
  expect((await open(second)).status).toBe(404);
  expect((await world.as(owner, 'GET', '/dashboard/calendar')).body.data.since).toBeNull();
});

test('a new password ends it, with the session it may have been made in', async () => {
  const { id, headers } = await world.member();
  const made = await world.as({ id, headers }, 'POST', '/dashboard/calendar');
  expect((await open(made.body.data.address)).status).toBe(200);
  const context = world.context();
  const passwordHash = await hashPassword('another mango on the terrace');
  await context.db.transaction((tx) => setPassword(context, tx, { id, passwordHash }));
  expect((await open(made.body.data.address)).status).toBe(404);
});
