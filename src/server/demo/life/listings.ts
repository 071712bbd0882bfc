import { eq, sql } from 'drizzle-orm';
import { createDraft } from '#contract/homes/drafts.ts';
import { addFavouriteFolder, arrangeFavourite } from '#contract/homes/favourite-folders.ts';
import { markAsFavourite, shortlistProperty } from '#contract/homes/favourites.ts';
import { changeListing } from '#contract/homes/my-listing-steps.ts';
import { saveSearch } from '#contract/homes/saved-searches.ts';
import {
  decideVerification,
  listVerifications,
  submitPaper,
} from '#contract/homes/verifications.ts';
import { saveHomeWishes } from '#contract/homes/wishes.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import type { VerificationState } from '#domain/homes/listing-lifecycle.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { rows } from '#server/db/rows.ts';
import { listings } from '#server/db/schema/index.ts';
import { expireListings } from '#server/homes/my-listings/index.ts';
import { expireVerifications } from '#server/homes/verifications/index.ts';
import { drawPaper } from './paper.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

/** Booked homes are those of bookings. */
type Ends = Exclude<ListingStatus, 'draft' | 'live' | 'booked'>;

/** A home of somebody that is not on offer any more, in each of the ways there are. */
async function* leaves(
  { stage, homes, turnClock }: World,
  owner: Player,
  { daysAgo, ends }: { daysAgo: number; ends: Ends },
): Story {
  const start = stage.day(-daysAgo, 10);
  yield start;
  // Homes of the demo do not run out, so that this one is none until it has.
  const more = ends === 'expired' ? { demo: false } : {};
  const home = await homes.post(owner, ends === 'rented' ? 'rent' : 'sell', more);
  const params = { id: home.id };
  const act = { paused: 'pause', sold: 'sell', rented: 'rentOut', withdrawn: 'withdraw' } as const;
  if (ends === 'expired') {
    yield hoursFrom(start, 65 * 24);
    await turnClock(expireListings);
    await stage.tx.update(listings).set({ demo: true }).where(eq(listings.id, home.id));
    return;
  }
  yield hoursFrom(start, 20 * 24);
  await homes.confirm(home, Math.round((home.price * 0.97) / 1_000) * 1_000);
  yield hoursFrom(start, 22 * 24);
  await stage.as(owner, changeListing, { params, body: { action: act[ends] } });
}

/** The papers of a home, and what staff say of them. */
async function* papers(
  { stage, cast, homes, turnClock }: World,
  owner: Player,
  { daysAgo, ends }: { daysAgo: number; ends: VerificationState },
): Story {
  const start = stage.day(-daysAgo, 11);
  yield start;
  const home = await homes.post(owner);
  yield hoursFrom(start, 5);
  const scan = await drawPaper('INDEX II', [
    'Sub-registrar Haveli 9, Pune (specimen)',
    `Owner: ${owner.name}`,
    'Flat with one covered parking',
    'Registered on 14 March 2021, no. 4417/2021',
  ]);
  await stage.as(owner, submitPaper, {
    params: { listingId: home.id },
    query: { kind: 'index_ii', filename: 'index-ii.jpg' },
    file: scan,
  });
  if (ends === 'submitted') return;
  yield hoursFrom(start, 30);
  const { items } = await stage.as(cast.admin, listVerifications, { query: {} });
  const verificationId = Math.max(...items.map((one) => one.verificationId));
  await stage.as(cast.admin, decideVerification, {
    params: { verificationId },
    body:
      ends === 'rejected'
        ? { decision: 'reject', reason: 'The second page is missing, on which the owner stands.' }
        : { decision: 'approve', evidence: 'Index II of 2021 in the owner’s name.' },
  });
  if (ends !== 'expired') return;
  yield hoursFrom(start, 30 + 181 * 24);
  await turnClock(expireVerifications);
}

/** What somebody keeps, compares and looks for. */
async function* keeps({ stage }: World, who: Player, n: number): Story {
  yield stage.day(-45 + n, 20);
  const found = await rows<{ id: number }>(
    stage.tx,
    sql`select id from listings where demo and status = 'live' and owner_id <> ${who.id}
          and published_at < ${stage.day(-50)} order by id offset ${n * 11} limit 7`,
  );
  await stage.as(who, markAsFavourite, {
    body: { userid: who.id, propertyid: found.slice(0, 5).map(({ id }) => id) },
  });
  for (const [i, { id: propertyid }] of found.slice(3).entries()) {
    const note = ['Ask about water.', 'Near the school.', 'The best light of all.'][i] ?? '';
    await stage.as(who, shortlistProperty, { body: { propertyid, note } });
  }
  const [first, second] = found;
  if (first && second) {
    const folder = await stage.as(who, addFavouriteFolder, {
      body: { name: 'Near the office' },
    });
    const note = 'Quiet at night; ask for the back side.';
    const put = { folderId: folder.id };
    const at = ({ id: propertyId }: typeof first) => ({ params: { propertyId } });
    await stage.as(who, arrangeFavourite, { ...at(first), body: { ...put, note } });
    await stage.as(who, arrangeFavourite, { ...at(second), body: put });
  }
  const queries = [
    ['2 BHK in Kharadi under 1 crore', 'type=Buy&loc=kharadi&bedrooms=2&max_price=10000000'],
    ['Rent near Hinjawadi', 'type=Rent&loc=hinjawadi&max_price=35000'],
  ] as const;
  for (const [name, query] of queries) {
    await stage.as(who, saveSearch, { body: { name, query, alerts: 'daily' } });
  }
}

/** What a member has told once of the home they look for; staff look for none here. */
async function* looksFor({ stage }: World, who: Player): Story {
  yield stage.day(-44, 20);
  await stage.as(who, saveHomeWishes, {
    body: {
      ...{ listedIn: 'rent', moveInOn: puneDate(stage.day(60)), tenants: 'family', residents: 4 },
      ...{ vegetarian: true, pets: false, budget: 35_000, areas: ['hinjawadi'], shared: true },
    },
  });
}

/** A form that somebody has begun to fill in. */
async function* draft({ stage, homes }: World, owner: Player): Story {
  yield stage.day(-2, 21);
  await homes.post(owner, 'sell', { status: 'draft' });
  await stage.as(owner, createDraft, { body: { subcategory: 'Flat', listedin: 'sell' } });
}

/** Listings and their papers in every state, and what people keep. */
export function listingStories(world: World): Record<string, Story> {
  const { buyer, seller, agent, lawyer, evaluator, admin, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  return {
    'listing paused': leaves(world, seller, { daysAgo: 40, ends: 'paused' }),
    'listing sold': leaves(world, seller, { daysAgo: 130, ends: 'sold' }),
    'listing rented': leaves(world, seller, { daysAgo: 100, ends: 'rented' }),
    'listing withdrawn': leaves(world, seller, { daysAgo: 90, ends: 'withdrawn' }),
    'listing expired': leaves(world, seller, { daysAgo: 80, ends: 'expired' }),
    'listing drafted': draft(world, seller),
    'listing drafted by the buyer': draft(world, buyer),
    'papers of the buyer': papers(world, buyer, { daysAgo: 31, ends: 'approved' }),
    'papers handed in': papers(world, seller, { daysAgo: 2, ends: 'submitted' }),
    'papers of another': papers(world, user(3), { daysAgo: 1, ends: 'submitted' }),
    'papers approved': papers(world, seller, { daysAgo: 35, ends: 'approved' }),
    'papers rejected': papers(world, seller, { daysAgo: 44, ends: 'rejected' }),
    'papers run out': papers(world, user(2), { daysAgo: 184, ends: 'expired' }),
    'kept by the buyer': keeps(world, buyer, 0),
    'kept by the seller': keeps(world, seller, 1),
    'kept by the agent': keeps(world, agent, 2),
    'kept by the lawyer': keeps(world, lawyer, 3),
    'kept by the evaluator': keeps(world, evaluator, 4),
    'kept by staff': keeps(world, admin, 5),
    'looked for by the buyer': looksFor(world, buyer),
    'looked for by the seller': looksFor(world, seller),
    'looked for by the agent': looksFor(world, agent),
    'looked for by the lawyer': looksFor(world, lawyer),
    'looked for by the evaluator': looksFor(world, evaluator),
  };
}
