import type { Queryable } from '#server/db/client.ts';
import { type LocalityRow, localities } from '#server/db/schema/index.ts';
import { nextOf } from './count.ts';
import { stored } from './stored.ts';

export type NewLocality = typeof localities.$inferInsert;

/** An invented locality in the middle of Pune; every call another name. */
export function aLocality(overrides: Partial<NewLocality> = {}): NewLocality {
  const name = overrides.name ?? `Testwadi ${nextOf('locality')}`;
  const aliases = overrides.aliases ?? [];
  const devanagari = overrides.devanagari ?? 'टेस्टवाडी';
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    devanagari,
    aliases,
    authority: 'PMC',
    pincode: '411001',
    location: { x: 73.86, y: 18.52 },
    names: [name, devanagari, ...aliases].join(' ').toLowerCase(),
    ...overrides,
  };
}

export async function insertLocality(
  db: Queryable,
  overrides: Partial<NewLocality> = {},
): Promise<LocalityRow> {
  return stored(await db.insert(localities).values(aLocality(overrides)).returning());
}
