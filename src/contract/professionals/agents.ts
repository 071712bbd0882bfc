import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { ROLES } from '#domain/lib/role.ts';

export const promotedUser = z.object({
  /** By which their profile is found. */
  id: z.number().int(),
  userData: z.object({
    image: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    userrole: z.enum(ROLES),
    city: z.string(),
  }),
});
named({ PromotedAgent: promotedUser });

export const premiumUsers = endpoint({
  name: 'premiumUsers',
  summary: 'Premium Users: people under paid profile promotion',
  method: 'GET',
  path: '/api/profilepremium/getUserPremiumList',
  access: 'anyone',
  reach: 'public',
  tags: ['promotions', 'professionals'],
  response: envelope(z.array(promotedUser)),
  mayLag: true,
  errors: [],
  cacheSeconds: 30,
});
