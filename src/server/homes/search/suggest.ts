import type { Suggestion } from '#contract/homes/search-words.ts';
import { areaOf } from '#domain/homes/gazetteer/areas.ts';
import { devanagariName, placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/homes/suggestions/index.ts';
import type { Context } from '#server/core/context.ts';
import { termsOf } from '#server/homes/search-index/index.ts';
import { homeSearch } from './home-search-of.ts';
import { localityMatcher } from './locality-index.ts';

const MAX_LOCALITIES = 6;
const MAX_PROJECTS = 4;

const localitiesOf = (slug: string) => areaOf(slug)?.localities ?? [slug];

function detailOf(slug: string): string {
  const area = areaOf(slug);
  if (!area) return words.locality;
  const count = area.localities.length;
  return area.kind === 'road' ? words.road({ count }) : words.area({ count });
}

/** Localities and areas first, whatever the spelling or script; then projects whose name starts so, or nearly. */
export async function suggestPlaces(context: Context, q: string): Promise<Suggestion[]> {
  // Whoever types Devanagari reads it, whatever the page speaks.
  const asTyped = /\p{Script=Devanagari}/u.test(q) ? devanagariName : placeName;
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
      label: asTyped(name),
      detail: detailOf(slug),
      value: name,
      count: localitiesOf(slug).reduce((sum, one) => sum + (countOf.get(one) ?? 0), 0),
    })),
    ...projects.map((project) => ({
      kind: 'project' as const,
      label: project.society,
      detail: words.project({ address: project.address }),
      value: project.society,
      count: project.count,
    })),
  ];
}
