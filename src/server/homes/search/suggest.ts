import { sql } from 'drizzle-orm';
import type { Suggestion } from '#contract/homes/search.ts';
import { areaOf } from '#domain/homes/gazetteer/areas.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { localityMatcher } from './locality-index.ts';

const MAX_LOCALITIES = 6;
const MAX_PROJECTS = 4;

const localitiesOf = (slug: string) => areaOf(slug)?.localities ?? [slug];

function detailOf(slug: string): string {
  const area = areaOf(slug);
  if (!area) return 'Locality';
  return `${area.kind === 'road' ? 'Along the road' : 'Area'}, ${area.localities.length} localities`;
}

/** Localities and areas first, whatever the spelling or script; then projects whose name starts so. */
export async function suggestPlaces(context: Context, q: string): Promise<Suggestion[]> {
  const matcher = await localityMatcher(context);
  const hits = matcher.suggest(q, MAX_LOCALITIES);
  const terms = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [counts, projects] = await Promise.all([
    rows<{ slug: string; n: number }>(
      context.db,
      sql`select p.slug, (select count(*) from listings l where l.locality_id = p.id and l.status = 'live') as n
          from localities p where p.slug = any(${sql.param(hits.flatMap(({ slug }) => localitiesOf(slug)))}::text[])`,
    ),
    terms.length === 0 || q.length < 3
      ? []
      : rows<{ society: string; locality: string; n: number }>(
          context.db,
          sql`select society, min(address) as locality, count(*) as n from (
                select society, address from listings l
                where status = 'live' and society is not null
                  and search @@ to_tsquery('simple', ${terms.map((term) => `${term}:*`).join(' & ')})
                limit 500) matches
              group by society order by count(*) desc, society limit ${plainNumber(MAX_PROJECTS)}`,
        ),
  ]);
  const countOf = new Map(counts.map((row) => [row.slug, row.n]));
  return [
    ...hits.map(({ slug, name }) => ({
      kind: areaOf(slug) ? ('area' as const) : ('locality' as const),
      label: name,
      detail: detailOf(slug),
      value: name,
      count: localitiesOf(slug).reduce((sum, one) => sum + (countOf.get(one) ?? 0), 0),
    })),
    ...projects.map((project) => ({
      kind: 'project' as const,
      label: project.society,
      detail: `Project, ${project.locality}`,
      value: project.society,
      count: project.n,
    })),
  ];
}
