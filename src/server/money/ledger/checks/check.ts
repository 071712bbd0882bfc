import { type SQL, sql } from 'drizzle-orm';
import books from '#messages/lib/books/index.ts';
import { patternOf } from '#server/core/told-pattern.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { rupeesIn } from '#server/db/rupees.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';

export interface Findings {
  /** Things looked at. */
  checked: number;
  /** One sentence a thing that is not as it should be, with its name. */
  differences: string[];
}

export type Check = (db: Queryable) => Promise<Findings>;

/** Where so much is wrong, more sentences tell nothing more. */
const MAX = 200;

/** A check made of one query: a row for each thing looked at, its `sentence` null where all is well. */
export const checkOf =
  (query: () => SQL): Check =>
  async (db) => {
    const [found] = await rows<{ checked: number; wrong: number; sentences: string[] }>(
      db,
      sql`select count(*)::int as checked, count(sentence)::int as wrong,
            coalesce((array_agg(sentence order by sentence)
              filter (where sentence is not null))[1:${sql.raw(String(MAX))}], '{}') as sentences
          from (${forTheBooks(query)}) looked`,
    );
    if (!found) throw new Error('A count has one row');
    const { checked, wrong, sentences } = found;
    const rest = () => books.moreLikeThese({ count: wrong - MAX });
    const more = wrong > MAX ? [forTheBooks(rest)] : [];
    return { checked, differences: [...sentences, ...more] };
  };

/**
 * What a message says, as SQL of its values; in a check in English, as the books have it, by which it
 * is told again in the language of whoever reads it. Null where a value is.
 */
export function said<Values extends object>(
  message: (values: Values) => string,
  values: Record<keyof Values, SQL>,
): SQL {
  const pattern = patternOf(message);
  if (!pattern) throw new Error('A message says something around its values');
  const of: Record<string, SQL> = values;
  const parts = pattern.around.flatMap((text, at) => {
    const value = of[pattern.names[at] ?? ''];
    return [sql`${text}::text`, ...(value ? [sql`(${value})::text`] : [])];
  });
  return sql`(${sql.join(parts, sql` || `)})`;
}

/** Paise as rupees in a sentence. */
export const rupees = (paise: SQL): SQL =>
  sql`'₹ ' || trim(to_char(${rupeesIn(paise)}, 'FM999999999999990.00'))`;
