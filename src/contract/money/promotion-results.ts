import { z } from 'zod';
import { interest } from '#contract/homes/listing-interest.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';

const count = z.number().int();

/** Interest over so many whole days by Pune’s calendar. */
const stretch = interest.extend({ from: z.iso.date(), to: z.iso.date(), days: count });
export type Stretch = z.infer<typeof stretch>;

export const promotionResult = z.object({
  propertyid: count,
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** From its first day to its last, or to today while it runs. */
  during: stretch,
  /** As many days before it; fewer where it was published later, null where there are none. */
  before: stretch.nullable(),
});
export type PromotionResult = z.infer<typeof promotionResult>;

export const promotionResults = endpoint({
  name: 'promotionResults',
  summary:
    'The last promotions of the caller’s properties, each with the interest during it and before',
  method: 'GET',
  path: '/propertypromote/results',
  access: 'member',
  reach: 'caller',
  tags: ['promotions', 'listings', 'views', 'favourites', 'contacts', 'visits', 'bids', 'bookings'],
  response: envelope(z.array(promotionResult)),
  errors: [],
});
