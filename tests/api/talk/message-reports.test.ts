import { expect, test } from 'vitest';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { aThread } from '#tests/api/examples/messenger.ts';

const world = dealWorld();
const { parties, as } = world;

const waiting = async () => (await as(parties.staff, 'GET', '/admin/reports')).body.data.items;
const say = (who: Member, threadId: number, body: string) =>
  as(who, 'POST', `/messages/thread/${threadId}`, { body, clientKey: crypto.randomUUID() });
const read = async (who: Member, threadId: number) =>
  (await as(who, 'GET', `/messages/thread/${threadId}`)).body.data.messages;

test('a reported message is read by staff with what was said before it, and hidden', async () => {
  const { buyer, owner, staff } = parties;
  const { id } = await aThread({ context: world.context() }, buyer.id, owner.id);
  for (const words of ['Hello', 'Is it free?', 'It is.', 'May I come?'])
    await say(buyer, id, words);
  const sent = await say(owner, id, 'Pay me half in cash beforehand.');
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const bad = (await read(buyer, id)).at(-1);
  const reported = await as(buyer, 'POST', `/messages/report/${bad.id}`, {
    reason: 'Cash outside of escrow.',
  });
  expect(reported.status, JSON.stringify(reported.body)).toBe(200);
  const [report] = await waiting();
  expect(report).toMatchObject({
    subjectKind: 'message',
    personId: owner.id,
    gone: false,
    reports: [{ reason: 'Cash outside of escrow.' }],
  });
  expect(report.text).toMatch(/Is it free\?.*It is\..*May I come\?\n\nReported: Pay me half/s);
  expect(report.text).not.toContain('Hello');
  const decided = await as(staff, 'POST', `/admin/reports/${report.reportId}/decide`, {
    decision: 'hide',
    reason: 'Money goes through escrow.',
  });
  expect(decided.status).toBe(200);
  expect((await read(owner, id)).at(-1)).toMatchObject({ hidden: true, body: '' });
  expect(await waiting()).toEqual([]);
});

test('a reported person comes before staff by name, with the reason', async () => {
  const { id } = await world.member();
  const body = { subjectKind: 'person', subjectId: id, reason: 'Asks everybody for cash.' };
  expect((await as(parties.buyer, 'POST', '/abuse/report', body)).status).toBe(200);
  expect(await waiting()).toMatchObject([
    { subjectKind: 'person', personId: id, reports: [{ reason: 'Asks everybody for cash.' }] },
  ]);
});
