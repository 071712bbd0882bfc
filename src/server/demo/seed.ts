import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { rows } from '../db/rows.ts';
import { listingMedia, people, priceHistory } from '../db/schema/index.ts';
import { seedLocalities } from '../features/localities/seed-localities.ts';
import { describePicture, type PictureSpec, pictureKinds } from './drawings/render.ts';
import { type GeneratedListing, generateListing } from './generate.ts';
import { insertListings, localityIds } from './insert-listings.ts';
import { DEMO_EMAILS, demoPeople } from './people.ts';

const LISTINGS = 648;
const LOCK = 7_411_961;
const DAY_MS = 86_400_000;

function picturesOf(listing: GeneratedListing, seed: number): PictureSpec[] {
  return pictureKinds(listing.subcategory).map((kind) => ({
    seed,
    kind,
    subcategory: listing.subcategory,
    bedrooms: listing.bedrooms ?? 0,
    storeys: listing.floors ?? 1,
    furnished: listing.furnishing === 'Furnished',
    carpetSqft: listing.carpetAreaSqft ?? 600,
  }));
}

async function storePictures(
  db: Queryable,
  generated: GeneratedListing[],
  ids: number[],
): Promise<void> {
  const values = generated.flatMap((listing, i) =>
    picturesOf(listing, ids[i] ?? 0).map((drawing, position) => ({
      listingId: ids[i] ?? 0,
      position,
      kind: drawing.kind === 'plan' ? ('floor_plan' as const) : ('photo' as const),
      url: '',
      alt: describePicture(drawing),
      drawing,
    })),
  );
  for (let from = 0; from < values.length; from += 1_000) {
    await db.insert(listingMedia).values(values.slice(from, from + 1_000));
  }
  await rows(db, sql`update listing_media set url = '/media/' || id where url = ''`);
  await rows(
    db,
    sql`update listings l set cover = m.url, photo_count = m.n from (
          select listing_id, (array_agg(url order by position))[1] as url,
            count(*) filter (where kind = 'photo') as n
          from listing_media group by listing_id) m where m.listing_id = l.id`,
  );
}

/** One in six asked more at first: an earlier entry in its price history says how much. */
async function storeEarlierPrices(
  db: Queryable,
  generated: GeneratedListing[],
  ids: number[],
): Promise<void> {
  const earlier = generated.flatMap((listing, i) =>
    i % 6 === 0 && listing.publishedAt
      ? [
          {
            listingId: ids[i] ?? 0,
            pricePaise:
              Math.round((listing.pricePaise * 1.06) / 1_000_000) * 1_000_000 || listing.pricePaise,
            changedAt: new Date(
              new Date(String(listing.publishedAt)).getTime() - (9 + (i % 40)) * DAY_MS,
            ),
          },
        ]
      : [],
  );
  if (earlier.length > 0) await db.insert(priceHistory).values(earlier);
}

/**
 * Fills an empty database with invented people and listings; leaves any other as it is. Several
 * processes may call it at once. True when the database is a demo one.
 */
export async function seedDemo({ db, now, log }: Context): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [state] = (
      await tx.execute<{ people: number; demo: boolean }>(
        sql`select count(*)::int as people, coalesce(bool_or(demo), false) as demo from people`,
      )
    ).rows;
    if (state && state.people > 0) return state.demo;
    const started = performance.now();
    await seedLocalities(tx);
    const owners = await tx
      .insert(people)
      .values(demoPeople(now()))
      .returning({ id: people.id, role: people.role });
    const sellers = owners.filter((person) => person.role === 'user' || person.role === 'agent');
    const generated = Array.from({ length: LISTINGS }, (_, i) => generateListing(i + 1, now()));
    const ids: number[] = [];
    const idOf = await localityIds(tx);
    for (let from = 0; from < LISTINGS; from += 216) {
      const batch = generated.slice(from, from + 216);
      ids.push(
        ...(await insertListings(
          tx,
          batch,
          (i) => sellers[(from + i) % sellers.length]?.id ?? 0,
          idOf,
        )),
      );
    }
    await storePictures(tx, generated, ids);
    await storeEarlierPrices(tx, generated, ids);
    log.info(
      { listings: ids.length, ms: Math.round(performance.now() - started) },
      'demo data made',
    );
    return true;
  });
}

/** What to type to look around; printed at start. */
export function demoSignIns(): string {
  return [
    'This is a demo with invented homes and people. Signing in comes with the accounts release;',
    `its demo people are there already: ${DEMO_EMAILS.join(', ')}.`,
  ].join('\n');
}
