import { fromRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { expireEngagements } from '#server/professionals/engagements/expire.ts';
import { lockEngagementRow } from '#server/professionals/engagements/lock-row.ts';
import { engagementPurposes } from '#server/professionals/engagements/purposes.ts';
import { testCells } from '#tests/api/cells.ts';
import { codeFor } from '#tests/api/money/escrow-world.ts';
import { insertOrder } from '#tests/builders/index.ts';
import { engagementWorld, FEE, insertFeeRequest } from './engagement-world.ts';

const world = engagementWorld();

const reason = 'It did not go as agreed.';
const BODIES: Record<string, () => unknown> = {
  quote: () => ({ amount: FEE, workDays: 5, note: 'All that you asked for.' }),
  deliver: () => ({ bankAccountId: world.account(), note: 'It is all in the papers.' }),
  accept: () => undefined,
  start: () => undefined,
};

type Made = Awaited<ReturnType<typeof world.anEngagement>> & { releaseId: number };

async function make(state: EngagementState, trial = ''): Promise<Made> {
  const engagement = await world.anEngagement(state);
  if (trial !== 'confirm') return { ...engagement, releaseId: 0 };
  // Only delivered work has an open request for its fee.
  const open = state === 'delivered' ? 'requested' : 'refused';
  const release = await insertFeeRequest(world.context(), engagement, world.account(), open);
  return { ...engagement, releaseId: release.id };
}

testCells<'engagement', Made>({
  kind: 'engagement',
  world,
  sides: { owner: ['professional'], buyer: ['client'] },
  make,
  stateOf: world.stateOf,
  calls: {
    quote: ['quote'],
    decline: ['decline'],
    accept: ['accept'],
    turndown: ['turnDown'],
    withdraw: ['withdraw'],
    stepback: ['stepBack'],
    start: ['start'],
    giveup: ['giveUp'],
    deliver: ['deliver'],
    rework: ['rework'],
    dispute: ['dispute'],
    confirm: ['confirm'],
    client: ['settleForClient'],
    professional: ['settleForProfessional'],
  },
  call: async (party, path, { id, releaseId }) => {
    const who = world.parties[party];
    if (path === 'confirm') {
      return world.as(who, 'POST', `/propertypayment/release/${releaseId}/approve`, {
        code: await codeFor(world.context(), releaseId),
      });
    }
    if (path === 'client' || path === 'professional') {
      return world.as(who, 'POST', `/admin/disputes/${id}/${path}`, { reason });
    }
    const body = BODIES[path];
    return world.hire(who, path, id, body ? body() : { reason });
  },
  happenings: {
    pay: {
      take: async ({ id, clientId }) => {
        const context = world.context();
        const order = await insertOrder(context.db, {
          personId: clientId,
          purpose: 'agentFee',
          subjectKind: 'engagement',
          subjectId: id,
          listPaise: fromRupees(FEE),
        });
        await context.db.transaction(async (tx) => {
          const row = await lockEngagementRow(tx, id);
          // Before a quote there is no fee that could be paid.
          if (row?.quotePaise === null) return;
          await engagementPurposes.agentFee.grant(context, tx, order);
        });
      },
    },
    expire: {
      take: () => expireEngagements(world.context()),
      due: async (state) => {
        const engagement = await make(state);
        const runs = state === 'requested' || state === 'quoted' || state === 'accepted';
        if (runs) {
          await world.query(
            `update engagements set expires_at = now() - interval '1 second' where id = $1`,
            engagement.id,
          );
        }
        return engagement;
      },
    },
  },
});
