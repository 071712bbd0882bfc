import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLearningSite, TRAINING_SECRET } from '#tests/emulators/learning-site.ts';
import { agentDeskWorld } from './agent-desk-world.ts';

const world = agentDeskWorld();
const { parties, as } = world;
let site: Awaited<ReturnType<typeof startLearningSite>>;
beforeAll(async () => {
  site = await startLearningSite();
});
afterAll(() => site.close());

const open = () => as(parties.buyer, 'POST', '/agents/training');
const setUp = (isThere: boolean) =>
  Object.assign(world.context().env, {
    TRAINING_URL: isThere ? site.url : undefined,
    TRAINING_SECRET: isThere ? TRAINING_SECRET : undefined,
  });
const enter = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, ...(await answer.json()) };
};

test('without a learning site a demo leads to its guides', async () => {
  setUp(false);
  Object.assign(world.context().env, { DEMO: true });
  const { body } = await open();
  expect(body.data.url).toBe(`${world.context().env.SITE_URL}/guides`);
});

test('without a learning site it says so', async () => {
  setUp(false);
  Object.assign(world.context().env, { DEMO: false });
  const { status, body } = await open();
  expect([status, body.data.url]).toEqual([200, null]);
  expect(body.message).toMatch(/not set up/);
});

test('an agent with both checks is let in once, by name, and it is written down', async () => {
  setUp(true);
  const { body } = await open();
  const [{ email }] = await world.query('select email from people where id = $1', parties.buyer.id);
  expect(body.data.url).not.toContain(encodeURIComponent(email));
  expect(await enter(body.data.url)).toEqual({ status: 200, email, id: String(parties.buyer.id) });
  expect(await enter(body.data.url)).toMatchObject({ status: 401, refused: 'used before' });
  const written = await world.query(
    `select 1 from audit_log where action = 'training.open' and actor_id = $1`,
    parties.buyer.id,
  );
  expect(written).toHaveLength(1);
});

test('a token is good for five minutes, and not once it is changed', async () => {
  setUp(true);
  const { body } = await open();
  const forged = new URL(body.data.url);
  const [header, , signature] = (forged.searchParams.get('token') ?? '').split('.');
  const claims = Buffer.from(JSON.stringify({ email: 'other@example.com' })).toString('base64url');
  forged.searchParams.set('token', `${header}.${claims}.${signature}`);
  expect(await enter(forged.href)).toMatchObject({ refused: 'forged' });
  site.now = () => Date.now() + 301_000;
  expect(await enter(body.data.url)).toMatchObject({ refused: 'too late' });
  site.now = () => Date.now();
});

test('without both checks the agent is sent to KYC', async () => {
  await world.query('update people set pan_verified = false where id = $1', parties.buyer.id);
  const { status, body } = await open();
  expect([status, body.message]).toEqual([409, 'Please complete your KYC verification first']);
  await world.query('update people set pan_verified = true where id = $1', parties.buyer.id);
});
