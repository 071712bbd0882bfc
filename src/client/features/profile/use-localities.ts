import { useMemo } from 'react';
import { listLocalities } from '#contract/localities.ts';
import { createLocalityMatcher } from '#domain/locality-match.ts';
import { useCall } from '../../lib/use-call.ts';

const SHOWN = 6;

/** The gazetteer by slug, and what somebody may mean by a few letters, typos forgiven. */
export function useLocalities() {
  const { answer } = useCall(listLocalities);
  return useMemo(() => {
    const all = answer?.data ?? [];
    const names = new Map(all.map(({ slug, name }) => [slug, name]));
    const matcher = createLocalityMatcher(all.map((place) => ({ ...place, aliases: [] })));
    return {
      nameOf: (slug: string) => names.get(slug) ?? slug,
      /** Slugs of the likeliest localities, without those chosen already. */
      suggest: (typed: string, chosen: readonly string[]) => {
        if (!typed.trim()) return [];
        const hits = matcher.suggest(typed, SHOWN + chosen.length);
        const slugs = hits.map(({ slug }) => slug).filter((slug) => !chosen.includes(slug));
        return slugs.slice(0, SHOWN);
      },
    };
  }, [answer]);
}
