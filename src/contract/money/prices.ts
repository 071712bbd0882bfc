import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { GST_STATES, isGstin } from '#domain/lib/gstin.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { GRANT_KINDS, PRICED_PURPOSES, PURPOSES } from '#domain/money/purpose.ts';
import words from '#messages/money/fields/index.ts';
import { orderAmounts } from './payments.ts';

/** Who may buy at all: staff do not. */

export const priceItem = z.object({
  id: z.number().int(),
  /** Stays the same when the price changes. */
  code: z.string(),
  purpose: z.enum(PURPOSES),
  role: z.enum(SIGN_UP_ROLES).nullable(),
  name: z.string(),
  description: z.string(),
  /** Rupees, without GST. */
  price: rupees,
  validityDays: z.number().int().nullable(),
  grants: z.partialRecord(z.enum(GRANT_KINDS), z.number().int()),
});
named({ PriceItem: priceItem });
export type WirePriceItem = z.infer<typeof priceItem>;

export const listPackages = endpoint({
  name: 'listPackages',
  summary: 'The packages of a role, the smallest first',
  method: 'GET',
  path: '/subscriptions/{role}',
  access: 'anyone',
  reach: 'public',
  tags: ['prices'],
  params: z.object({ role: z.enum(SIGN_UP_ROLES) }),
  response: envelope(z.array(priceItem)),
  errors: ['invalid'],
});

export const listPrices = endpoint({
  name: 'listPrices',
  summary: 'What can be bought for one purpose, as it costs today',
  method: 'GET',
  path: '/prices/{purpose}',
  access: 'anyone',
  reach: 'public',
  tags: ['prices'],
  params: z.object({ purpose: z.enum(PRICED_PURPOSES) }),
  response: envelope(z.array(priceItem)),
  errors: ['invalid'],
});

export const getPackage = endpoint({
  name: 'getPackage',
  summary: 'A package or other item of the price list, in a version of today or of the past',
  method: 'GET',
  path: '/subscriptions/subscriptiondetails/{packageId}',
  access: 'anyone',
  reach: 'public',
  tags: ['prices'],
  params: z.object({ packageId: id }),
  response: envelope(
    priceItem.extend({
      /** The item’s version of today, which may be this one; null where it is no longer sold. */
      currentId: z.number().int().nullable(),
    }),
  ),
  errors: ['not_found'],
});

const state = z
  .string({ error: () => words.chooseState })
  .max(...upTo(2, () => words.chooseState))
  .refine((code) => code in GST_STATES, { error: () => words.chooseState });

export const billing = z.object({
  name: z.string(),
  address: z.string(),
  pincode: z.string(),
  /** A code of the GST registration: "27". */
  state: z.string(),
  gstin: z.string().nullable(),
  /** False while name and city of the profile stand in. */
  saved: z.boolean(),
});
named({ BillingDetails: billing });
export type WireBilling = z.infer<typeof billing>;

const gstin = z
  .string()
  .trim()
  .max(...upTo(15, () => words.gstin))
  .toUpperCase()
  .transform((typed) => typed || null)
  .nullable()
  .refine((typed) => typed === null || isGstin(typed), {
    error: () => words.gstin,
  });

export const getBilling = endpoint({
  name: 'getBilling',
  summary: 'To whom invoices of the caller are written',
  method: 'GET',
  path: '/billing/profile',
  access: 'member',
  reach: 'caller',
  tags: ['billing', 'profile'],
  response: envelope(billing),
  errors: [],
});

export const saveBilling = endpoint({
  name: 'saveBilling',
  summary: 'Change to whom invoices are written, from the next order on',
  method: 'PUT',
  path: '/billing/profile',
  access: 'member',
  reach: 'caller',
  changes: ['billing'],
  limit: { calls: 60, seconds: 3_600 },
  body: z
    .object({
      name: shortText(120).min(1, { error: () => words.giveName }),
      address: shortText(200).min(5, { error: () => words.wholeAddress }),
      pincode: z
        .string({ error: () => words.givePin })
        .trim()
        .max(...upTo(6, () => words.pinSix))
        .regex(/^[1-9]\d{5}$/, { error: () => words.pinSix }),
      state,
      gstin,
    })
    .refine(({ gstin, state }) => gstin === null || gstin.startsWith(state), {
      error: () => words.gstinState,
      path: ['gstin'],
    }),
  response: envelope(billing),
  errors: ['invalid', 'rate_limited'],
});

export const quotePrice = endpoint({
  name: 'quotePrice',
  summary: 'What something comes to for the caller, with coupon and GST, before paying',
  method: 'POST',
  path: '/subscriptions/quote',
  access: 'member',
  reach: 'caller',
  changes: [],
  repeats: 'freely',
  limit: { calls: 300, seconds: 3_600 },
  body: z.object({
    purpose: z.enum(PURPOSES),
    /** The listing, booking, instalment or engagement that it is for. */
    subjectId: id.optional(),
    priceItemId: id.optional(),
    coupon: shortText(40).toUpperCase().optional(),
  }),
  response: envelope(
    z.object({
      description: z.string(),
      amounts: orderAmounts,
      /** To whom the invoice will be written; the state decides the GST. */
      billing,
      /** No real money moves. */
      sandbox: z.boolean(),
    }),
  ),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited', 'unavailable'],
});
