import { and, eq, inArray, ne } from 'drizzle-orm';
import { describeSearch } from '#contract/homes/search-name.ts';
import { readSearchPage } from '#contract/homes/search-page.ts';
import { hoursBefore, hoursFrom } from '#domain/lib/time/deadlines.ts';
import { LEAD_TRANSITIONS, type LeadState } from '#domain/professionals/lead.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import {
  leadListings,
  leadNotes,
  leads,
  listings,
  localities,
  savedSearches,
  timeline,
} from '#server/db/schema/index.ts';

interface DemoPerson {
  id: number;
  role: string;
  email: string;
}

interface DemoRequirement {
  query: string;
  place: string;
  /** How far the demo agent is with it; nobody has taken it up where it is left out. */
  lead?: {
    state: LeadState;
    hoursAgo: number;
    steps?: readonly (typeof LEAD_TRANSITIONS)[number]['name'][];
    followUpInHours?: number;
    note?: string;
    lostReason?: string;
  };
}

const requirement = (
  query: string,
  place: string,
  lead?: DemoRequirement['lead'],
): DemoRequirement => ({
  query: `${query}&loc=${place}`,
  place,
  ...(lead && { lead }),
});

/** The first is the demo buyer's own. */
const REQUIREMENTS: readonly DemoRequirement[] = [
  requirement('type=Buy&bedrooms=2&max_price=11000000&near=1', 'Baner', {
    state: 'contacted',
    hoursAgo: 50,
    steps: ['contact'],
    followUpInHours: 20,
    note: 'Wants a lift and covered parking. Calls after six.',
  }),
  requirement('type=Rent&bedrooms=2&max_price=40000', 'Kothrud', { state: 'new', hoursAgo: 3 }),
  requirement('type=Buy&bedrooms=3&max_price=15000000', 'Aundh', { state: 'new', hoursAgo: 31 }),
  requirement('type=Buy&bedrooms=1,2&max_price=7000000', 'Wakad', {
    state: 'visit',
    hoursAgo: 120,
    steps: ['contact', 'arrangeVisit'],
    note: 'Saturday morning, both parents come along.',
  }),
  requirement('type=Buy&subCategory=Villa', 'Bavdhan', {
    state: 'negotiating',
    hoursAgo: 260,
    steps: ['contact', 'arrangeVisit', 'negotiate'],
    followUpInHours: -2,
  }),
  requirement('type=Rent&bedrooms=1&max_price=22000', 'Hinjawadi', {
    state: 'won',
    hoursAgo: 500,
    steps: ['contact', 'arrangeVisit', 'win'],
  }),
  requirement('type=Buy&bedrooms=2&max_price=6000000', 'Hadapsar', {
    state: 'lost',
    hoursAgo: 420,
    steps: ['contact', 'lose'],
    lostReason: 'Bought from a friend.',
  }),
  requirement('type=Buy&bedrooms=2,3&max_price=9000000', 'Kharadi'),
  requirement('type=Rent&bedrooms=3&furnishing=Furnished', 'Koregaon Park'),
  requirement('type=Plots&max_price=20000000', 'Wagholi'),
  requirement('type=Commercial&listedin=rent&subCategory=Office', 'Viman Nagar'),
];

const DAY_HOURS = 24;

/** When a step was taken: the first within hours, the others a day apart. */
const stepHours = (i: number, hoursAgo: number) => hoursAgo - 2 - i * DAY_HOURS;

async function storeLead(
  tx: Transaction,
  { query, place, lead }: DemoRequirement,
  parties: { agentId: number; buyerId: number; searchId: number },
  now: Date,
): Promise<number | undefined> {
  if (!lead) return undefined;
  const { state, hoursAgo, steps = [], followUpInHours, note, lostReason } = lead;
  const ago = (hours: number) => hoursBefore(now, Math.max(1, hours));
  const { tab, request } = readSearchPage(Object.fromEntries(new URLSearchParams(query)));
  const made = await insertOne(tx, leads, {
    ...parties,
    source: 'bought',
    state,
    wants: { ...request },
    wantsText: `${describeSearch(tab, request, { name: place })}.`,
    createdAt: ago(hoursAgo),
    updatedAt: ago(stepHours(steps.length - 1, hoursAgo)),
    respondedAt: steps.includes('contact') ? ago(stepHours(0, hoursAgo)) : null,
    followUpAt: followUpInHours === undefined ? null : hoursFrom(now, followUpInHours),
    lostReason: lostReason ?? null,
  });
  const line = { subjectKind: 'lead', subjectId: made.id } as const;
  await tx.insert(timeline).values([
    { ...line, at: ago(hoursAgo), event: 'create', by: 'system', state: 'new' },
    ...steps.map((event, i) => ({
      ...line,
      at: ago(stepHours(i, hoursAgo)),
      event,
      by: 'agent',
      actorId: parties.agentId,
      state: LEAD_TRANSITIONS.find(({ name }) => name === event)?.to ?? state,
      note: event === 'lose' ? (lostReason ?? null) : null,
    })),
  ]);
  if (note) await tx.insert(leadNotes).values({ leadId: made.id, text: note, at: ago(1) });
  return made.id;
}

/** Two homes that fit the demo buyer, put forward by the demo agent. */
async function putForward(tx: Transaction, leadId: number, buyerId: number, at: Date) {
  const found = await tx
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(localities, eq(localities.id, listings.localityId))
    .where(
      and(
        eq(listings.status, 'live'),
        eq(listings.listedIn, 'sell'),
        eq(listings.bedrooms, 2),
        inArray(localities.name, ['Baner', 'Baner Road', 'Aundh', 'Balewadi']),
        ne(listings.ownerId, buyerId),
      ),
    )
    .orderBy(listings.id)
    .limit(2);
  if (found.length === 0) return;
  await tx.insert(leadListings).values(found.map(({ id }) => ({ leadId, listingId: id, at })));
}

/** Requirements that agents may take up, and a desk of leads for the demo agent. */
export async function storeLeads(
  tx: Transaction,
  stored: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const named = (name: string) => stored.find(({ email }) => email.startsWith(`${name}@`));
  const [agent, buyer] = [named('agent'), named('buyer')];
  if (!agent || !buyer) return;
  // The invented ones, who are called by both their names.
  const others = stored.filter(({ role, email }) => role === 'user' && /^[a-z]+\./.test(email));
  const people = [buyer, ...others];
  for (const [i, one] of REQUIREMENTS.entries()) {
    const person = people[i];
    if (!person) return;
    const { tab, request } = readSearchPage(Object.fromEntries(new URLSearchParams(one.query)));
    const search = await insertOne(tx, savedSearches, {
      personId: person.id,
      name: describeSearch(tab, request, { name: one.place }),
      query: one.query,
      filter: { ...request },
      agentsMayOffer: true,
      seenUntil: now,
      createdAt: hoursBefore(now, one.lead?.hoursAgo ?? (REQUIREMENTS.length - i) * DAY_HOURS),
    });
    const parties = { agentId: agent.id, buyerId: person.id, searchId: search.id };
    const leadId = await storeLead(tx, one, parties, now);
    if (leadId && person === buyer) await putForward(tx, leadId, buyer.id, now);
  }
}
