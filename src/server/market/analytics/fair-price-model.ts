import { sql } from 'drizzle-orm';
import type { ListedIn } from '#domain/homes/listing.ts';
import type { FairPriceModel } from '#domain/market/fair-price/model.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

export interface KnownModel {
  id: number;
  fittedAt: Date;
  demo: boolean;
  model: FairPriceModel;
}

type Row = Omit<KnownModel, 'model'> & {
  coefficients: Omit<FairPriceModel, 'errors' | 'unseenLocalities'>;
  errors: Pick<FairPriceModel, 'errors' | 'unseenLocalities'>;
};

/** Models are large and change once a night: each database's are kept as read. */
const kept = new WeakMap<Database, Map<ListedIn, KnownModel>>();

/** The latest model, or undefined while there is none. */
export async function modelFor(db: Database, listedIn: ListedIn): Promise<KnownModel | undefined> {
  const [latest] = await rows<{ id: number }>(
    db,
    sql`select id from fair_price_models where listed_in = ${listedIn}
        order by fitted_at desc nulls last, id limit 1`,
  );
  if (!latest) return undefined;
  const models = kept.get(db) ?? new Map<ListedIn, KnownModel>();
  kept.set(db, models);
  const known = models.get(listedIn);
  if (known?.id === latest.id) return known;
  const [row] = await rows<Row>(
    db,
    sql`select id, fitted_at as "fittedAt", demo, coefficients, errors
        from fair_price_models where id = ${latest.id}`,
  );
  if (!row) return undefined;
  const { coefficients, errors, ...facts } = row;
  const read = { ...facts, model: { ...coefficients, ...errors } };
  models.set(listedIn, read);
  return read;
}
