import { randomUUID } from 'node:crypto';
import type { Purpose } from '#domain/money/purpose.ts';
import type { orders, Person } from '#server/db/schema/index.ts';
import { signWebhook } from '#server/ports/gateway/sandbox/webhook-signature.ts';
import type { Example, World } from '#tests/api/world.ts';
import { currentPrice, insertListing, insertOrder } from '#tests/builders/index.ts';

/** An order of somebody's that the gateway does not know. */
const orderOf = async (
  { context }: World,
  { id }: Person,
  more: Partial<typeof orders.$inferInsert> = {},
): Promise<string> => (await insertOrder(context.db, { personId: id, ...more })).publicId;

const byPath =
  (before: string): Example =>
  async (world, owner) => ({ path: `/api/payment/${before}/${await orderOf(world, owner)}` });

const backFrom =
  (purpose: Purpose, path: string): Example =>
  async (world, owner) => ({
    path: `${path}/getCallBack?order_id=${await orderOf(world, owner, { purpose })}`,
  });

export const paymentExamples: Record<string, Example> = {
  createOrder: async ({ context }) => ({
    path: '/api/contact/create',
    body: {
      purpose: 'propertyAnalysis',
      priceItemId: (await currentPrice(context.db, 'property-analysis-30')).id,
      idempotencyKey: randomUUID(),
    },
  }),
  paymentWebhook: ({ context }) => {
    const body = JSON.stringify({
      type: 'SETTLEMENT_WEBHOOK',
      data: { order: { order_id: `ps_${randomUUID()}` } },
    });
    const at = String(context.now().getTime());
    const signature = signWebhook(context.secrets.key('sandbox gateway'), at, body);
    return {
      path: '/api/payment/webhook',
      body: Buffer.from(body),
      headers: { 'x-webhook-signature': signature, 'x-webhook-timestamp': at },
    };
  },
  getOrder: byPath('order'),
  refreshOrder: byPath('refresh'),
  cancelOrder: byPath('cancel'),
  subscriptionCallBack: backFrom('subscription', '/api/propertysubscription'),
  ownerContactCallBack: backFrom('ownerContact', '/api/contact'),
  rentContactCallBack: backFrom('rentContact', '/api/rentcontact'),
  promotePropertyCallBack: backFrom('promoteProperty', '/api/propertypromote'),
  promoteProfileCallBack: backFrom('promoteProfile', '/api/profilepremium'),
  propertyAnalysisCallBack: backFrom('propertyAnalysis', '/api/propertyanalysis'),
  agentLeadCallBack: backFrom('agentLead', '/api/leadRequestpayment'),
  agentFeeCallBack: backFrom('agentFee', '/api/agents'),
  lawyerFeeCallBack: backFrom('lawyerFee', '/api/lawyer'),
  evaluatorFeeCallBack: backFrom('evaluatorFee', '/api/propertyevaluator'),
  checkPaymentStatus: async (world, owner) => {
    const { id } = await insertListing(world.context.db);
    await orderOf(world, owner, {
      purpose: 'ownerContact',
      subjectKind: 'listing',
      subjectId: id,
    });
    return { path: `/api/contact/checkpaymentstatus/${id}/${owner.id}` };
  },
};
