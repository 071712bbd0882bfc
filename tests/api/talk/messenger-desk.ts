import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { contactRequests } from '#server/db/schema/index.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { streamsOf } from './open-stream.ts';

/** For a test file: two people with a thread between them, on a database of its own. */
export function messengerDesk() {
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

  return {
    world,
    words,
    send,
    read,
    aPair,
    newsOf,
    shareContact,
    parties,
    open: (...args: Parameters<typeof open>) => open(...args),
  };
}
