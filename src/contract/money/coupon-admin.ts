import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { A_PAISA, exactRupees, rupees } from '#contract/lib/rupees.ts';
import { PRICED_PURPOSES, PURPOSES } from '#domain/money/purpose.ts';
import words from '#messages/money/fields/index.ts';
import { wholeBetween } from './price-admin.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const nothing = envelope(z.null());

export const COUPON_STANDINGS = ['later', 'now', 'used_up', 'run_out', 'ended'] as const;

const adminCoupon = z.object({
  id: z.number().int(),
  code: z.string(),
  percentOff: z.number().int().nullable(),
  rupeesOff: rupees.nullable(),
  /** Empty for everything on the price list. */
  purposes: z.array(z.enum(PURPOSES)),
  startsAt: instant,
  endsAt: instant,
  mostUses: z.number().int(),
  usesEach: z.number().int(),
  /** Of paid orders. */
  uses: z.number().int(),
  given: rupees,
  standing: z.enum(COUPON_STANDINGS),
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  summary: 'Coupons, the latest first',
  method: 'GET',
  path: '/admin/coupons',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: ['coupons'],
  query: z.object({ ...listQuery }),
  response: listOf(adminCoupon),
  errors: ['invalid'],
});

export const addCoupon = endpoint({
  name: 'addCoupon',
  summary: 'Make a coupon for a percentage or an amount off',
  method: 'POST',
  path: '/admin/coupons',
  access: STAFF,
  reach: 'any-object',
  changes: ['coupons', 'audit'],
  body: z
    .object({
      code: z
        .string({ error: () => words.giveCode })
        .trim()
        .max(...upTo(20, () => words.couponCode))
        .toUpperCase()
        .regex(/^[A-Z0-9]{4,20}$/, { error: () => words.couponCode }),
      kind: z.enum(['percent', 'rupees']),
      off: exactRupees(A_PAISA).min(1, { error: () => words.atLeast({ least: 1 }) }),
      purposes: z.array(z.enum(PRICED_PURPOSES)),
      /** Days in Pune, both included. */
      startsOn: z.iso.date({ error: () => words.giveDay }),
      endsOn: z.iso.date({ error: () => words.giveDay }),
      mostUses: wholeBetween(1, 1_000_000),
      usesEach: wholeBetween(1, 1_000),
    })
    .refine(({ kind, off }) => kind === 'rupees' || (Number.isInteger(off) && off <= 90), {
      path: ['off'],
      error: () => words.percentage,
    })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      error: () => words.endsBeforeStart,
    }),
  response: envelope(z.object({ couponId: z.number().int() })),
  errors: ['conflict', 'invalid'],
});

export const endCoupon = endpoint({
  name: 'endCoupon',
  summary: 'Let a coupon be used no more',
  method: 'POST',
  path: '/admin/coupons/{couponId}/end',
  access: STAFF,
  reach: 'any-object',
  changes: ['coupons', 'audit'],
  params: z.object({ couponId: id }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});
