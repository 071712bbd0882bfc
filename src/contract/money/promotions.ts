import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { CONTACT_STATES } from '#domain/deals/contact-request.ts';
import { GRANT_KINDS, PURPOSE_RULES } from '#domain/money/purpose.ts';
import { SUBSCRIPTION_STATES } from '#domain/money/subscription.ts';

const count = z.number().int();
const instant = z.iso.datetime();
const ofListing = z.object({ listingId: id });

const subscription = z.object({
  id: z.number().int(),
  /** The version of the price list that was bought. */
  priceItemId: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** One whose time has run out says so at once. */
  state: z.enum(SUBSCRIPTION_STATES),
  startsAt: instant,
  endsAt: instant,
  /** Until when its rights hold after the end. */
  graceUntil: instant,
});
named({ Subscription: subscription });

const entitlement = z.object({
  id: z.number().int(),
  kind: z.enum(GRANT_KINDS),
  /** What it was bought with: a package, or so many leads. */
  name: z.string(),
  quantity: count,
  used: count,
  left: count,
  startsAt: instant,
  /** Null where it never runs out. */
  endsAt: instant.nullable(),
  /** What it was used on, newest first. */
  uses: z.array(
    z.object({
      subjectKind: z.string(),
      subjectId: count,
      title: z.string().nullable(),
      at: instant,
    }),
  ),
});
export type Entitlement = z.infer<typeof entitlement>;

export const mySubscription = endpoint({
  name: 'mySubscription',
  summary: 'The caller’s package, and what they have bought with what is left of it',
  method: 'GET',
  path: '/propertysubscription/mine',
  access: 'signed-in',
  reach: 'caller',
  tags: ['promotions'],
  response: envelope(
    z.object({
      subscription: subscription.nullable(),
      /** Those that hold now. */
      entitlements: z.array(entitlement),
      /** Listings everybody may have on the market at once; null for who lists none. */
      freeListings: z.object({ used: count, most: count }).nullable(),
      /** Until when the caller is a Premium User. */
      premiumUntil: instant.nullable(),
    }),
  ),
  errors: [],
});

const promotion = z.object({
  propertyid: z.number().int(),
  title: z.string(),
  /** Null while it is not promoted. */
  until: instant.nullable(),
  daysLeft: count,
});
named({ Promotion: promotion });
export type Promotion = z.infer<typeof promotion>;

export const myPromotions = endpoint({
  name: 'myPromotions',
  summary: 'The caller’s live listings: which are promoted until when, and which can be',
  method: 'GET',
  path: '/propertypromote/mine',
  access: 'member',
  reach: 'caller',
  tags: ['promotions', 'listings'],
  response: envelope(
    z.object({
      listings: z.array(promotion),
      /** Promotions left of packages, and how many days one lasts. */
      left: count,
      days: count,
    }),
  ),
  errors: [],
});

export const usePromotion = endpoint({
  name: 'usePromotion',
  summary: 'Promote a live listing of the caller’s with a promotion of their package',
  method: 'POST',
  path: '/propertypromote/use/{listingId}',
  access: 'member',
  reach: 'own-object',
  changes: ['promotions', 'listings'],
  params: ofListing,
  response: envelope(z.object({ until: instant, left: count })),
  errors: ['not_found', 'conflict'],
});

export const useProfilePromotion = endpoint({
  name: 'useProfilePromotion',
  summary: 'Promote the caller’s profile with a promotion of their package',
  method: 'POST',
  path: '/profilepremium/use',
  access: PURPOSE_RULES.promoteProfile.roles,
  reach: 'caller',
  changes: ['promotions', 'professionals'],
  response: envelope(z.object({ until: instant, left: count })),
  errors: ['conflict'],
});

export const CONTACT_PAGES = ['/OwnerContactPayment', '/RentContactPayment'] as const;

export const contactOffer = endpoint({
  name: 'contactOffer',
  summary: 'Whether the number of who offers a listing can be had at once, and for what',
  method: 'GET',
  path: '/contact/offer/{listingId}',
  access: 'member',
  reach: 'caller',
  tags: ['contacts', 'promotions', 'prices'],
  params: ofListing,
  response: envelope(
    z.object({
      /** False where it is shared already, the owner has said no, or it is not on offer. */
      open: z.boolean(),
      /** Where it is paid for. */
      page: z.enum(CONTACT_PAGES),
      /** Rupees before GST; null while nothing is sold. */
      price: rupees.nullable(),
      /** Contacts left of packages. */
      left: count,
    }),
  ),
  errors: ['not_found'],
});

export const unlockContact = endpoint({
  name: 'unlockContact',
  summary:
    'Have the number of who offers a listing at once, with a contact of the caller’s package',
  method: 'POST',
  path: '/contact/unlock/{listingId}',
  access: 'member',
  reach: 'caller',
  changes: ['contacts', 'promotions'],
  limit: { calls: 60, seconds: 3_600 },
  params: ofListing,
  response: envelope(
    z.object({ id: z.number().int(), state: z.enum(CONTACT_STATES), left: count }),
  ),
  errors: ['not_found', 'conflict', 'rate_limited'],
});
