// Stories of agents and who hires them, told in full: what they share stands at the top.
import { sql } from 'drizzle-orm';
import { declineBooking, placeBooking } from '#contract/deals/booking-steps.ts';
import { requestContact } from '#contract/deals/contact-steps.ts';
import { saveSearch } from '#contract/homes/saved-searches.ts';
import {
  acceptInterest,
  declineInterest,
  showInterest,
  withdrawInterest,
} from '#contract/professionals/agent-interests.ts';
import { startWork } from '#contract/professionals/engagement-steps.ts';
import { takeLead } from '#contract/professionals/lead-pool.ts';
import {
  addLeadNote,
  arrangeLeadVisit,
  contactLead,
  offerHome,
  setLeadFollowUp,
} from '#contract/professionals/lead-steps.ts';
import { addTask, saveTemplate } from '#contract/professionals/lead-work.ts';
import { agentLeads } from '#contract/professionals/leads.ts';
import { holdListing, releaseHold } from '#contract/professionals/listing-holds.ts';
import { addOwnLead, logContact } from '#contract/professionals/own-leads.ts';
import { shareList } from '#contract/professionals/shared-lists.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import type { InterestState } from '#domain/professionals/agent-interest.ts';
import { rows } from '#server/db/rows.ts';
import { expireInterests } from '#server/professionals/agent-desk/index.ts';
import type { Story } from './play.ts';
import { seen, type Viewing } from './seen.ts';
import type { Player, Stage } from './stage.ts';
import { other, type World } from './world.ts';

const OFFERS = [
  'I sold two flats in your lane this year. Photos by a professional, and I stay until the registration.',
  'Three families on my books look for a home like yours. You pay only when you are content.',
  'I show homes at weekends, too, and write you after every visit what was said.',
] as const;

interface Offer {
  agent: Player;
  owner: Player;
  /** Days ago. */
  made: number;
  ends: InterestState;
  /** The home is the agent's from then on; with enquiries of these. */
  enquirers?: readonly Player[];
}

/** Somebody sees a home that an agent sells, and books it, in vain. */
async function* seenAndBooked(stage: Stage, viewing: Viewing): Story {
  const { owner, buyer, listingId } = viewing;
  const seenAt = yield* seen(stage, viewing);
  yield hoursFrom(seenAt, 24);
  const { bookingId } = await stage.as(buyer, placeBooking, {
    body: { listingId, message: 'We would take it as it is, with the wardrobes.' },
  });
  yield hoursFrom(seenAt, 24.1);
  await stage.pay(buyer, 'penny', { subjectId: bookingId });
  yield hoursFrom(seenAt, 30);
  const reason = 'The price has to be a little higher for us to sell.';
  await stage.as(owner, declineBooking, { params: { id: bookingId }, body: { reason } });
}

/** An agent offers to sell a home; accepted and paid, it is theirs to sell. */
async function* interest(
  { stage, homes, turnClock }: World,
  n: number,
  { agent, owner, made, ends, enquirers }: Offer,
): Story {
  yield stage.day(-made - 4, 9);
  const home = await homes.post(owner);
  const start = stage.day(-made, 10 + (n % 6));
  yield start;
  const { interestId: id } = await stage.as(agent, showInterest, {
    params: { listingId: home.id },
    body: { message: OFFERS[n % OFFERS.length] ?? OFFERS[0], fee: 24_000 + n * 1_500 },
  });
  const params = { id };
  if (ends === 'requested') return;
  if (ends === 'expired') {
    yield hoursFrom(start, 15 * 24);
    return turnClock(expireInterests).then(() => undefined);
  }
  yield hoursFrom(start, 7);
  if (ends === 'declined') {
    const reason = 'We sell it ourselves for now.';
    await stage.as(owner, declineInterest, { params, body: { reason } });
  } else if (ends === 'withdrawn') await stage.as(agent, withdrawInterest, { params });
  else {
    const { engagementId } = await stage.as(owner, acceptInterest, { params });
    if (!enquirers || engagementId === null) return;
    yield hoursFrom(start, 9);
    await stage.pay(owner, 'agentFee', { subjectId: engagementId });
    yield hoursFrom(start, 11);
    await stage.as(agent, startWork, { params: { id: engagementId } });
    for (const [i, enquirer] of enquirers.entries()) {
      yield hoursFrom(start, 30 + i * 26);
      await stage.as(enquirer, requestContact, {
        body: {
          propertyid: home.id,
          message: 'We would like to see it this week. Is the price open to talk?',
        },
      });
    }
    yield hoursFrom(start, 120);
    await workLeads(stage, agent);
    const { holdId } = await stage.as(agent, holdListing, {
      params: { listingId: home.id },
      body: { note: 'A family decides by Sunday.' },
    });
    yield hoursFrom(start, 130);
    await stage.as(agent, releaseHold, { params: { holdId }, body: {} });
    const [first] = enquirers;
    if (first) yield* seenAndBooked(stage, { owner, buyer: first, listingId: home.id });
    yield stage.ago(6 + n);
    const body = { note: 'The second family’s bank comes to look.' };
    await stage.as(agent, holdListing, { params: { listingId: home.id }, body });
  }
}

/** The agent hears from who came by an assigned home. */
async function workLeads(stage: World['stage'], agent: Player): Promise<void> {
  const found = await stage.as(agent, agentLeads, {
    params: { id: agent.id },
    query: { state: 'new', source: 'assigned' },
  });
  for (const [i, { id }] of found.entries()) {
    const params = { id };
    await stage.as(agent, contactLead, { params });
    await stage.as(agent, addLeadNote, {
      params,
      body: { text: 'Has a sanction of 70 lakh. Calls after six.' },
    });
    await stage.as(agent, setLeadFollowUp, {
      params,
      body: { at: hoursFrom(stage.begin, 20 + i * 9).toISOString() },
    });
    if (i % 2 === 0) await stage.as(agent, arrangeLeadVisit, { params });
  }
}

/** Somebody lets agents offer homes; one does. */
async function* wish({ stage }: World, who: Player, agent: Player): Story {
  yield stage.day(-24, 20);
  const query = 'type=Buy&loc=baner&bedrooms=3';
  const { id: searchId } = await stage.as(who, saveSearch, {
    body: { name: '3 BHK in Baner', query, alerts: 'daily', agentsMayOffer: true },
  });
  yield stage.day(-22, 11);
  const { leadId: id } = await stage.as(agent, takeLead, { params: { id: searchId } });
  yield stage.day(-22, 12);
  await stage.as(agent, contactLead, { params: { id } });
  const found = await rows<{ id: number }>(
    stage.tx,
    sql`select id from listings where demo and status = 'live' and listed_in = 'sell' and bedrooms = 3
          and owner_id not in (${who.id}, ${agent.id}) order by id limit 3`,
  );
  for (const { id: listingId } of found) {
    await stage.as(agent, offerHome, { params: { id }, body: { listingId } });
  }
}

/** What an agent does beside the site: people of their own, tasks, words for messages, a list sent. */
async function* ownDesk({ stage }: World, agent: Player): Story {
  yield stage.day(-19, 10);
  const own = [
    {
      name: 'Sunita Bhosale',
      mobile: '9000000061',
      wants: '2 BHK in Wakad up to 75 lakh, east-facing',
    },
    { name: 'Imran Shaikh', mobile: '9000000062', wants: 'Shop of 300 sq ft near Camp, to rent' },
  ];
  for (const one of own) {
    await stage.as(agent, addOwnLead, {
      body: { ...one, email: '', origin: 'Board at the gate', via: 'hand' },
    });
  }
  const [lead] = await stage.as(agent, agentLeads, {
    params: { id: agent.id },
    query: { source: 'own' },
  });
  if (!lead) throw new Error('The agent has no lead of their own');
  const params = { id: lead.id };
  yield stage.day(-18, 11);
  await stage.as(agent, logContact, {
    params,
    body: { way: 'call', reached: true, note: 'Free on Sundays.' },
  });
  const template = 'Namaste {name}, {home} at {price} is free to be seen this week: {link}';
  await stage.as(agent, saveTemplate, { body: { name: 'First visit', body: template } });
  const dueAt = hoursFrom(stage.begin, 21).toISOString();
  await stage.as(agent, addTask, {
    body: { leadId: lead.id, text: 'Send two more homes in Wakad', dueAt },
  });
  const homes = await rows<{ id: number }>(
    stage.tx,
    sql`select id from listings where demo and status = 'live' and listed_in = 'sell' and bedrooms = 2 order by id limit 4`,
  );
  const listingIds = homes.map(({ id }) => id);
  const note = 'Four homes for Sunday; the second has the evening sun.';
  await stage.as(agent, shareList, { body: { leadId: lead.id, listingIds, note, days: 30 } });
}

/** Who looked at the homes that the demo's agent and owners have on offer, day by day. */
export async function storeLooks({ stage: { tx, begin } }: World): Promise<void> {
  await tx.execute(sql`
    insert into listing_views (listing_id, day, views)
    select l.id, d.day::date, 1 + ((l.id * 31 + extract(doy from d.day)::int * 17) % 13)
    from listings l, generate_series(
      greatest(l.published_at, ${begin}::timestamptz - interval '30 days'), ${begin}::timestamptz,
      interval '1 day') d(day)
    where l.demo and l.status in ('live', 'paused', 'sold', 'rented')
    on conflict do nothing`);
}

/** Agents' offers in every state, and homes that are the demo agent's to sell. */
export function agentStories(world: World): Record<string, Story> {
  const { seller, buyer, agent, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const colleague = (n: number) => other(others.agent, n);
  const offers: readonly Offer[] = [
    { agent, owner: user(2), made: 3, ends: 'requested' },
    { agent, owner: seller, made: 50, ends: 'accepted', enquirers: [buyer, user(3), user(4)] },
    { agent, owner: user(5), made: 28, ends: 'accepted', enquirers: [user(6), user(7)] },
    { agent, owner: user(8), made: 90, ends: 'declined' },
    { agent, owner: user(9), made: 70, ends: 'withdrawn' },
    { agent, owner: user(10), made: 120, ends: 'expired' },
    { agent: colleague(1), owner: seller, made: 4, ends: 'requested' },
    { agent: colleague(2), owner: seller, made: 60, ends: 'declined' },
    { agent: colleague(3), owner: buyer, made: 5, ends: 'requested' },
  ];
  return {
    ...Object.fromEntries(offers.map((offer, n) => [`offer ${n}`, interest(world, n, offer)])),
    'wish of the seller': wish(world, seller, agent),
    'what the agent brings along': ownDesk(world, agent),
  };
}
