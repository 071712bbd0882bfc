import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { MAX_RESIDENTS, MAX_WISHED_AREAS } from '#domain/homes/home-wishes.ts';
import { LISTED_IN, TENANTS } from '#domain/homes/listing.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';

const residents = z
  .number({ error: () => words.people })
  .int({ error: () => usual.give.int })
  .min(1, { error: () => words.onePerson })
  .max(MAX_RESIDENTS, { error: () => usual.giveAtMost({ most: MAX_RESIDENTS }) });

/** What an owner sees of who asks them, where these agreed: no budget, no other places. */
export const sharedWishes = z.object({
  /** A day in Pune. */
  moveInOn: z.iso.date({ error: () => usual.chooseDay }).nullable(),
  /** Who would live there, how many, and how; of homes to rent alone. */
  tenants: z.enum(TENANTS).nullable(),
  residents: residents.nullable(),
  vegetarian: z.boolean().nullable(),
  pets: z.boolean().nullable(),
});
named({ SharedWishes: sharedWishes });

const wishes = sharedWishes.extend({
  listedIn: z.enum(LISTED_IN).nullable(),
  /** Rupees at most: a price, or a month’s rent. */
  budget: wholeRupees.nullable(),
  /** Slugs of localities. */
  areas: z
    .array(z.string().max(...upTo(80)))
    .max(MAX_WISHED_AREAS, { error: () => words.mostLocalities({ most: MAX_WISHED_AREAS }) }),
  /** Owners whom they ask may see it, until they take that back. */
  shared: z.boolean(),
});
named({ HomeWishes: wishes });

const OF_MEMBER = { access: 'member', reach: 'caller', path: '/property/wishes' } as const;

export const getHomeWishes = endpoint({
  ...OF_MEMBER,
  name: 'getHomeWishes',
  summary: 'What the caller has told of the home they look for; null before they have',
  method: 'GET',
  tags: ['wishes'],
  response: envelope(wishes.nullable()),
  errors: [],
});

export const saveHomeWishes = endpoint({
  ...OF_MEMBER,
  name: 'saveHomeWishes',
  summary: 'Tell what one looks for: messages and searches begin with it',
  method: 'PUT',
  changes: ['wishes'],
  limit: { calls: 60, seconds: 3_600 },
  body: wishes,
  response: envelope(wishes),
  errors: ['invalid', 'rate_limited'],
});
