import { describe, expect, test } from 'vitest';
import { engagementWorld } from './engagement-world.ts';

const world = engagementWorld();
const { parties, as, must } = world;

const responseMinutes = async () => {
  const path = `/hire/professional/${parties.owner.id}`;
  return (await as(parties.buyer, 'GET', path)).body.data.responseMinutes;
};

describe('the response time on a profile', () => {
  test('is not made by friends, who ask and pay nothing', async () => {
    for (const friend of [await world.member(), await world.member(), await world.member()]) {
      const { id } = await world.anEngagement('requested', {
        clientId: friend.id,
        createdAt: new Date(Date.now() - 60_000),
      });
      await must(world.quote(id));
    }
    expect(await responseMinutes()).toBeNull();
  });

  test('is the median of answers to three clients who then paid', async () => {
    const asked = Date.now() - 700 * 60_000;
    const answered = (clientId: number, minutes: number) =>
      world.anEngagement('working', {
        clientId,
        createdAt: new Date(asked),
        answeredAt: new Date(asked + minutes * 60_000),
      });
    const [first, second] = [await world.member(), await world.member()];
    await answered(first.id, 60);
    // Of each client the last answer.
    for (let i = 0; i < 3; i++) await answered(second.id, 600);
    expect(await responseMinutes()).toBeNull();
    const id = await world.paidWork();
    await must(as(parties.owner, 'POST', `/hire/start/${id}`));
    expect(await responseMinutes()).toBe(60);
  });
});
