import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { desc, eq, lt, sql } from 'drizzle-orm';
import { LISTED_IN, type ListedIn } from '#domain/homes/listing.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { type FairPriceModel, MIN_HOMES } from '#domain/market/fair-price/model.ts';
import type { Context } from '#server/core/context.ts';
import { fairPriceModels } from '#server/db/schema/index.ts';
import { countHomes, homesToFit } from './fair-price-homes.ts';

/** A market that has grown or shrunk by such a part is learned anew at once. */
const CHANGED = 0.2;
const KEPT_DAYS = 30;
const DIGITS = 6;

async function fitBeside(homes: PricedHome[], signal: AbortSignal): Promise<FairPriceModel | null> {
  const worker = new Worker(new URL('./fair-price-worker.ts', import.meta.url), {
    workerData: homes,
  });
  try {
    const [model] = await once(worker, 'message', { signal });
    return model as FairPriceModel | null;
  } finally {
    await worker.terminate();
  }
}

/** Real listings where there are enough of them; made-up ones never mix in. */
async function marketOf({ db }: Context, listedIn: ListedIn) {
  const real = await countHomes(db, listedIn, false);
  if (real >= MIN_HOMES) return { demo: false, onOffer: real };
  return { demo: true, onOffer: await countHomes(db, listedIn, true) };
}

/** A sixth digit of a coefficient is beyond what anybody asks; it only takes room. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;

async function fitOne(context: Context, listedIn: ListedIn, signal: AbortSignal): Promise<void> {
  const { db, log, now } = context;
  const { demo, onOffer } = await marketOf(context, listedIn);
  if (onOffer < MIN_HOMES) return;
  const started = performance.now();
  const model = await fitBeside(await homesToFit(db, listedIn, demo), signal);
  if (!model) return;
  const { errors, unseenLocalities, ...coefficients } = model;
  await db.insert(fairPriceModels).values({
    listedIn,
    fittedAt: now(),
    n: model.n,
    onOffer,
    demo,
    coefficients: JSON.parse(JSON.stringify(coefficients, rounded)),
    errors: { errors, unseenLocalities },
  });
  const ms = Math.round(performance.now() - started);
  log.info({ listedIn, n: model.n, mdape: errors.all.mdape, ms }, 'fair prices learned');
}

/** Learns anew what homes ask, for sale and for rent. Answers nothing: too few homes are no failure. */
export async function fitFairPrices(context: Context, signal: AbortSignal): Promise<void> {
  for (const listedIn of LISTED_IN) await fitOne(context, listedIn, signal);
  await context.db
    .delete(fairPriceModels)
    .where(
      lt(
        fairPriceModels.fittedAt,
        sql`${context.now()}::timestamptz - ${`${KEPT_DAYS} days`}::interval`,
      ),
    );
}

/** The same for a market that nothing is known of yet, or that has changed much since. */
export async function fitChangedMarkets(context: Context, signal: AbortSignal): Promise<void> {
  for (const listedIn of LISTED_IN) {
    const { demo, onOffer } = await marketOf(context, listedIn);
    const [last] = await context.db
      .select({ demo: fairPriceModels.demo, onOffer: fairPriceModels.onOffer })
      .from(fairPriceModels)
      .where(eq(fairPriceModels.listedIn, listedIn))
      .orderBy(desc(fairPriceModels.fittedAt), fairPriceModels.id)
      .limit(1);
    const isKnown =
      last?.demo === demo && Math.abs(onOffer - last.onOffer) <= CHANGED * last.onOffer;
    if (!isKnown) await fitOne(context, listedIn, signal);
  }
}
