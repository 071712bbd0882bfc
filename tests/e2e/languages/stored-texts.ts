import { query } from '#tests/e2e/site-database.ts';

/**
 * Columns of texts and of objects that hold some; states and kinds are enums. What is written by us is
 * told again to whoever reads it, and so is no excuse.
 */
const COLUMNS = `
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb')
    and table_name not in ('orders', 'price_items', 'refunds', 'ledger_transactions')`;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

const NAMES = /^(first_name|last_name|author_name|holder)$/;

export interface StoredTexts {
  /** Of several words. */
  texts: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** What people of a site have written, and what they were told at its time: it is shown as it stands. */
export async function storedTexts(sitePort: number): Promise<StoredTexts> {
  const texts = new Set<string>();
  const names = new Set<string>();
  for (const { table, column } of await query<{ table: string; column: string }>(
    COLUMNS,
    [],
    sitePort,
  )) {
    const of = `select distinct "${column}" as value from "${table}" where "${column}" is not null`;
    for (const { value } of await query<{ value: unknown }>(of, [], sitePort)) {
      for (const text of textsIn(value)) {
        const said = text.replace(/\s+/g, ' ').trim();
        if (NAMES.test(column)) for (const name of said.split(' ')) names.add(name);
        else if (said.includes(' ')) texts.add(said);
      }
    }
  }
  return { texts, names };
}

/** What is left of texts of a page without what is stored. */
export const besides =
  ({ texts, names }: StoredTexts) =>
  (shown: string, marked: readonly string[]): string => {
    let left = shown.replace(/\s+/g, ' ');
    const longestFirst = [...texts, ...marked.map((text) => text.replace(/\s+/g, ' ').trim())]
      .filter((text) => left.includes(text))
      .sort((a, b) => b.length - a.length);
    for (const text of longestFirst) left = left.replaceAll(text, '');
    return left.replace(/\p{Script=Latin}+/gu, (word) => (names.has(word) ? '' : word));
  };
