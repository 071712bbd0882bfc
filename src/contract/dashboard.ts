import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { envelope, id } from './lib/envelope.ts';

const need = z.object({
  /** Stable name of what is asked, for tests and icons. */
  kind: z.string(),
  title: z.string(),
  detail: z.string(),
  link: z.string(),
  action: z.string(),
  urgent: z.boolean(),
});
export type Need = z.infer<typeof need>;

const figure = z.object({
  label: z.string(),
  value: z.number().int(),
  link: z.string().nullable(),
});

export const userDashboard = endpoint({
  name: 'userDashboard',
  summary: 'What needs the caller now, and figures of their role',
  method: 'GET',
  path: '/dashboard/userdashboard/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: [
    'kyc',
    'listings',
    'verifications',
    'contacts',
    'visits',
    'bids',
    'bookings',
    'orders',
    'escrow',
    'engagements',
    'leads',
    'interests',
    'threads',
    'meetings',
    'notifications',
    'campaigns',
    'favourites',
    'shortlist',
  ],
  params: z.object({ id }),
  response: envelope(
    z.object({ needs: z.array(need), figures: z.array(figure), unread: z.number().int() }),
  ),
  errors: ['not_found'],
});
