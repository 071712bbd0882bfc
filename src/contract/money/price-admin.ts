import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { exactRupees } from '#contract/lib/rupees.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { PRICED_PURPOSES } from '#domain/money/purpose.ts';
import words from '#messages/money/fields/index.ts';
import { priceItem } from './prices.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const nothing = envelope(z.null());
const made = envelope(z.object({ itemId: z.number().int() }));

const version = priceItem.omit({ code: true, purpose: true, role: true }).extend({
  version: z.number().int(),
  validFrom: instant,
  /** Null while it is what is sold. */
  validUntil: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type PriceVersion = z.infer<typeof version>;

const adminItem = priceItem.pick({ code: true, purpose: true, role: true }).extend({
  /** The latest first. */
  versions: z.array(version),
});
export type AdminItem = z.infer<typeof adminItem>;

export const listPriceItems = endpoint({
  name: 'listPriceItems',
  summary: 'Every item of the price list with all its versions, sold today or not',
  method: 'GET',
  path: '/admin/prices',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: ['prices'],
  response: envelope(z.array(adminItem)),
  errors: [],
});

export const wholeBetween = (least: number, most: number) =>
  z
    .number({ error: () => words.giveNumber })
    .int({ error: () => words.wholeNumber })
    .min(least, { error: () => words.atLeast({ least }) })
    .max(most, { error: () => words.tooMuch });
const quantity = wholeBetween(0, 100_000).optional();

const terms = {
  name: shortText(80).min(3, { error: () => words.giveName }),
  description: shortText(300).min(10, { error: () => words.whatItGives }),
  /** Rupees, without GST; 0 only for what everybody has. */
  price: exactRupees(0),
  validityDays: z
    .number({ error: () => words.numberOfDays })
    .int({ error: () => words.wholeDays })
    .min(1, { error: () => words.oneDay })
    .max(3_650, { error: () => words.tenYears })
    .nullable(),
  grants: z.object({
    contacts: quantity,
    listings: quantity,
    promotions: quantity,
    leads: quantity,
    analysis: quantity,
  }),
};

export const addPriceItem = endpoint({
  name: 'addPriceItem',
  summary: 'Put a new item on the price list',
  method: 'POST',
  path: '/admin/prices',
  access: STAFF,
  reach: 'any-object',
  changes: ['prices', 'audit'],
  body: z.object({
    code: z
      .string({ error: () => words.giveCode })
      .trim()
      .max(...upTo(40))
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => words.codeLetters })
      .min(3, { error: () => words.threeCharacters }),
    purpose: z.enum(PRICED_PURPOSES, { error: () => words.chooseFor }),
    role: z.enum(SIGN_UP_ROLES).nullable(),
    ...terms,
  }),
  response: made,
  errors: ['conflict', 'invalid'],
});

const byItem = z.object({ itemId: id });

export const changePriceItem = endpoint({
  name: 'changePriceItem',
  summary: 'Replace the latest version of an item by a new one, which is sold from now on',
  method: 'POST',
  path: '/admin/prices/{itemId}/change',
  access: STAFF,
  reach: 'any-object',
  changes: ['prices', 'audit'],
  params: byItem,
  body: z.object(terms),
  response: made,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const endPriceItem = endpoint({
  name: 'endPriceItem',
  summary: 'Sell an item no more',
  method: 'POST',
  path: '/admin/prices/{itemId}/end',
  access: STAFF,
  reach: 'any-object',
  changes: ['prices', 'audit'],
  params: byItem,
  response: nothing,
  errors: ['not_found', 'conflict'],
});
