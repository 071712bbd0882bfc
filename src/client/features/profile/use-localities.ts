import { useMemo } from 'react';
import { listLocalities } from '#contract/localities.ts';
import { createLocalityMatcher } from '#domain/locality-match.ts';
import { useCall } from '../../lib/use-call.ts';

const SHOWN = 8;

/** The gazetteer by slug, and what somebody may mean by a few letters, typos forgiven. */
export function useLocalities() {
  const { answer } = useCall(listLocalities);
  return useMemo(() => {
    const all = answer?.data ?? [];
    const names = new Map(all.map(({ slug, name }) => [slug, name]));
    const matcher = createLocalityMatcher(all.map((place) => ({ ...place, aliases: [] })));
    const slugs = [...names.keys()];
    return {
      slugs,
      nameOf: (slug: string) => names.get(slug) ?? slug,
      suggest: (typed: string) =>
        typed.trim() ? matcher.suggest(typed, SHOWN).map(({ slug }) => slug) : slugs,
    };
  }, [answer]);
}
