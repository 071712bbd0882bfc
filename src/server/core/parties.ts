import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '#contract/lib/tags.ts';
import type { StateTableName } from '#domain/state-tables.ts';

interface Seen {
  /** The ids of who sees such a thing in lists of theirs, of the one with an id. */
  people: (id: number) => SQL;
  /** What is made of it. */
  tags: readonly Tag[];
}

const columns = (table: string, ...names: string[]) => {
  const ids = names.map((name) => `t.${name}`).join(', ');
  const from = sql.raw(`select unnest(array[${ids}]) from ${table} t where t.id =`);
  return (id: number) => sql`${from} ${id}`;
};

/** Who is told when a thing changes its state, whoever or whatever changed it. */
export const SEEN_BY: Record<StateTableName, Seen> = {
  listing: { people: columns('listings', 'owner_id'), tags: ['listings'] },
  verification: {
    people: (id) => sql`select l.owner_id from listing_verifications t
      join listings l on l.id = t.listing_id where t.id = ${id}`,
    tags: ['verifications', 'listings'],
  },
  contact: { people: columns('contact_requests', 'owner_id', 'buyer_id'), tags: ['contacts'] },
  visit: { people: columns('visits', 'owner_id', 'buyer_id'), tags: ['visits'] },
  bid: { people: columns('bids', 'owner_id', 'buyer_id'), tags: ['bids'] },
  booking: { people: columns('bookings', 'owner_id', 'buyer_id'), tags: ['bookings', 'escrow'] },
  order: { people: columns('orders', 'person_id'), tags: ['orders'] },
  refund: {
    people: (id) => sql`select o.person_id from refunds t join orders o on o.id = t.order_id
      where t.id = ${id}`,
    tags: ['orders'],
  },
  instalment: {
    people: (id) => sql`select unnest(array[b.owner_id, b.buyer_id]) from instalments t
      join bookings b on b.id = t.booking_id where t.id = ${id}`,
    tags: ['escrow'],
  },
  release: {
    people: columns('releases', 'payee_id', 'payer_id'),
    tags: ['escrow', 'engagements'],
  },
  settlement: {
    people: (id) => sql`select unnest(array[b.owner_id, b.buyer_id]) from settlements t
      join bookings b on b.id = t.booking_id where t.id = ${id}`,
    tags: ['escrow', 'bookings'],
  },
  payout: { people: columns('payouts', 'person_id'), tags: ['escrow', 'payouts'] },
  subscription: { people: columns('subscriptions', 'person_id'), tags: ['promotions'] },
  engagement: {
    people: columns('engagements', 'client_id', 'professional_id'),
    tags: ['engagements'],
  },
  interest: { people: columns('agent_interests', 'owner_id', 'agent_id'), tags: ['interests'] },
  lead: { people: columns('leads', 'agent_id', 'buyer_id'), tags: ['leads'] },
  agreement: {
    people: (id) => sql`select unnest(array[t.seller_id, t.buyer_id, e.professional_id])
      from agreements t join engagements e on e.id = t.engagement_id where t.id = ${id}`,
    tags: ['agreements', 'papers'],
  },
  renewal: {
    people: (id) => sql`select unnest(array[a.seller_id, a.buyer_id]) from renewals t
      join agreements a on a.id = t.agreement_id where t.id = ${id}`,
    tags: ['agreements'],
  },
  campaign: { people: columns('ad_campaigns', 'owner_id'), tags: ['campaigns'] },
  meeting: { people: columns('meetings', 'host_id', 'guest_id'), tags: ['meetings'] },
  identity_check: { people: columns('identity_checks', 'person_id'), tags: ['kyc', 'profile'] },
  licence: { people: columns('licences', 'person_id'), tags: ['profile'] },
};
