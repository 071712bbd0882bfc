import { abuseReports } from '#server/db/schema/index.ts';
import { aFinished, insertReview, WORDS } from '#tests/api/professionals/review-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertListing, insertPerson, stored } from '#tests/builders/index.ts';

const another = async ({ context }: World) => (await insertPerson(context.db)).id;

/** Finished work that somebody did for the owner. */
const finishedFor = async (world: World, firstId: number) =>
  aFinished(world.context, 'engagement', { firstId, secondId: await another(world) });

const reason = 'The photos are of another home.';

async function aReport(world: World): Promise<number> {
  const { db } = world.context;
  const { id: subjectId } = await insertListing(db);
  const reporterId = await another(world);
  return stored(
    await db
      .insert(abuseReports)
      .values({ reporterId, subjectKind: 'listing', subjectId, reason })
      .returning(),
  ).id;
}

export const reviewExamples: Record<string, Example> = {
  getRatingAgentList: async ({ context: { db } }) => {
    const { id } = await insertPerson(db, { role: 'agent' });
    return { path: `/api/users/getRatingAgentList/${id}` };
  },
  partyReviews: async ({ context: { db } }) => {
    const { ownerId } = await insertListing(db);
    return { path: `/api/reviews/party/${ownerId}` };
  },
  reviewsOf: async (world, { id }) => ({
    path: `/api/reviews/about/engagement/${await finishedFor(world, id)}`,
  }),
  writeReview: async (world, { id }) => ({
    path: `/api/reviews/about/engagement/${await finishedFor(world, id)}`,
    body: { stars: 5, text: WORDS },
  }),
  answerReview: async (world, { id }) => {
    const pair = { firstId: await another(world), secondId: id };
    const review = await insertReview(world.context, 'engagement', pair);
    return {
      path: `/api/reviews/${review.id}/answer`,
      body: { text: 'Thank you for your words.' },
    };
  },
  reportAbuse: async (world) => ({
    path: '/api/abuse/report',
    body: { subjectKind: 'person', subjectId: await another(world), reason },
  }),
  listAbuseReports: async (world) => {
    await aReport(world);
    return { path: '/api/admin/reports' };
  },
  decideAbuseReport: async (world) => ({
    path: `/api/admin/reports/${await aReport(world)}/decide`,
    body: { decision: 'keep', reason: 'The photos are right.' },
  }),
};
