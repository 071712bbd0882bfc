import { eq } from 'drizzle-orm';
import type { ListedIn } from '#domain/homes/listing.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { listings } from '#server/db/schema/index.ts';
import type { GeneratedListing } from '#server/demo/generate.ts';
import { localityIds } from '#server/demo/insert-listings.ts';
import { SOCIETIES, societyHome } from '#server/demo/societies.ts';
import { storeHomes } from '#server/demo/store-homes.ts';
import type { Player, Stage } from './stage.ts';

export interface Home {
  id: number;
  /** Rupees, a month where it is for rent. */
  price: number;
  listedIn: ListedIn;
  title: string;
}

/** Of each society on offer now. */
const HOMES_EACH = 26;
/** Numbers of homes that stories use go on behind those of every society. */
const STORIES_FROM = 400;

/** Homes of societies: a stock that is on offer now, and those that stories are about. */
export async function openHomes({ tx, begin, context }: Stage) {
  const idOf = await localityIds(tx);
  let stored = 0;
  let next = STORIES_FROM;

  async function store(homes: readonly GeneratedListing[], owner: (i: number) => number) {
    const ids = await storeHomes(tx, homes, owner, idOf, stored + 1);
    stored += homes.length;
    return ids;
  }

  return {
    /** Dozens of homes in each society, of many owners. */
    async stock(owners: readonly Player[]): Promise<void> {
      const homes = SOCIETIES.flatMap((society, s) =>
        Array.from({ length: HOMES_EACH }, (_, i) => societyHome(society, s * 1_000 + i, begin)),
      );
      await store(homes, (i) => owners[(i * 7) % owners.length]?.id ?? 0);
    },

    /** A home that somebody put on offer just now, as the stage's clock has it. */
    async post(owner: Player, listedIn: ListedIn = 'sell', more: Partial<GeneratedListing> = {}) {
      const now = context.now();
      const n = next++;
      const society = SOCIETIES[n % SOCIETIES.length] ?? SOCIETIES[0];
      const made = societyHome(society, n, begin, listedIn);
      const fresh = { publishedAt: now, confirmedAt: now, featuredUntil: null };
      const home = { ...made, ...fresh, verifiedAt: null, verifiedUntil: null, ...more };
      const [id = 0] = await store([home], () => owner.id);
      const { title, pricePaise } = home;
      return { id, price: toRupees(pricePaise), listedIn, title } satisfies Home;
    },

    /** The owner says that it is still to be had, and may ask less for it. */
    async confirm({ id }: Home, price?: number): Promise<void> {
      await tx
        .update(listings)
        .set({
          confirmedAt: context.now(),
          ...(price !== undefined && { pricePaise: fromRupees(price) }),
        })
        .where(eq(listings.id, id));
    },
  };
}

export type Homes = Awaited<ReturnType<typeof openHomes>>;
