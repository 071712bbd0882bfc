import { z } from 'zod';
import { type Access, endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import type { Profession } from '#domain/lib/profession.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { perSold, SOLD } from '#domain/lib/sold.ts';
import { feePurpose, PURPOSE_RULES, type Purpose, perFee } from '#domain/money/purpose.ts';
import { orderId, orderStanding } from './payments.ts';

const standing = envelope(orderStanding);

const whoBuys = (purpose: Purpose): Access => {
  const { roles } = PURPOSE_RULES[purpose];
  return roles === SIGN_UP_ROLES ? 'member' : roles;
};

/** Where the browser comes back to: the call reads what is established, and establishes nothing. */
const callBack = (name: string, purpose: Purpose, path: string) =>
  endpoint({
    name,
    summary: `How a payment went: ${purpose}`,
    method: 'GET',
    path,
    access: whoBuys(purpose),
    reach: 'own-object',
    tags: ['orders'],
    // A provider may add parameters of its own to the address it leads back to.
    query: z.looseObject({ order_id: orderId }),
    response: standing,
    errors: ['not_found', 'invalid'],
  });

/** Of everything in the price list. */
export const soldCallBacks = perSold((name) =>
  callBack(`${name}CallBack`, name, SOLD[name].callBack),
);

/** Where the specification has a path of its own. */
const FEE_CALL_BACK: Partial<Record<Profession, string>> = {
  agent: '/api/agents/getCallBack',
  evaluator: '/propertyevaluator/getCallBack',
};

/** The fee of every profession. */
export const feeCallBacks = perFee((profession) => {
  const purpose = feePurpose(profession);
  const path = FEE_CALL_BACK[profession] ?? `/${profession}/getCallBack`;
  return callBack(`${purpose}CallBack`, purpose, path);
});

export const adCampaignCallBack = callBack(
  'adCampaignCallBack',
  'adCampaign',
  '/campaigns/getCallBack',
);

export const checkPaymentStatus = endpoint({
  name: 'checkPaymentStatus',
  summary: 'Whether the caller {id} has paid for the contact of a listing',
  method: 'GET',
  path: '/contact/checkpaymentstatus/{propertyId}/{id}',
  access: whoBuys('ownerContact'),
  reach: 'caller-by-id',
  tags: ['orders'],
  params: z.object({ propertyId: id, id }),
  response: envelope(
    z.object({
      paid: z.boolean(),
      /** The latest order for it. */
      order: orderStanding.nullable(),
    }),
  ),
  errors: ['not_found'],
});
