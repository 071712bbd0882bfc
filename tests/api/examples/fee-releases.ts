import type { Person } from '#server/db/schema/index.ts';
import { codeFor, insertAccount } from '#tests/api/money/escrow-world.ts';
import {
  insertEngagement,
  insertFee,
  insertFeeRequest,
} from '#tests/api/professionals/engagement-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertPerson } from '#tests/builders/index.ts';

/** The fee of delivered work, asked of `client`. */
async function askedFee(world: World, { id: clientId }: Person): Promise<number> {
  const { context } = world;
  const professional = await insertPerson(context.db, { role: 'agent' });
  const parties = { clientId, professionalId: professional.id };
  const work = await insertEngagement(context, parties, { state: 'delivered' });
  await insertFee(context, work);
  const account = await insertAccount(context, professional.id);
  return (await insertFeeRequest(context, work, account.id)).id;
}

/** Calls that a booking's money and the fee of work share: here about the fee. */
export const feeReleaseExamples: Record<string, Example> = {
  approveRelease: async (world, client) => {
    const id = await askedFee(world, client);
    return {
      path: `/api/propertypayment/release/${id}/approve`,
      body: { code: await codeFor(world.context, id) },
    };
  },
  refuseRelease: async (world, client) => ({
    path: `/api/propertypayment/release/${await askedFee(world, client)}/refuse`,
    body: { reason: 'It is not what was agreed.' },
  }),
};
