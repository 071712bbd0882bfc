import type { Suggestion } from '#contract/homes/search.ts';
import { areaOf } from '#domain/homes/gazetteer/areas.ts';
import type { Context } from '#server/core/context.ts';
import { termsOf } from '#server/homes/search-index/index.ts';
import { homeSearch } from './home-search-of.ts';
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
  const search = await homeSearch(context);
  const [countOf, projects] = await Promise.all([
    search.liveIn(hits.flatMap(({ slug }) => localitiesOf(slug))),
    termsOf(q).length === 0 || q.length < 3 ? [] : search.projects(q, MAX_PROJECTS),
  ]);
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
      detail: `Project, ${project.address}`,
      value: project.society,
      count: project.count,
    })),
  ];
}
