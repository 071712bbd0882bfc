import { useMemo } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { listLocalities } from '#contract/homes/localities.ts';
import { devanagariName, placeName } from '#domain/homes/gazetteer/place-name.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import type { LatLng } from '#domain/lib/geo.ts';

const SHOWN = 6;

export interface Place extends LatLng {
  slug: string;
  /** As it is kept. */
  name: string;
  /** As it is said to whoever reads it. */
  label: string;
}

/** The gazetteer: a place by its slug, and those a few letters may mean. */
export function useLocalities() {
  const { answer } = useCall(listLocalities);
  return useMemo(() => {
    const places = (answer?.data ?? []).map(
      ({ slug, name, latitude, longitude }): Place => ({
        slug,
        name,
        label: placeName(name),
        lat: latitude,
        lng: longitude,
      }),
    );
    const bySlug = new Map(places.map((place) => [place.slug, place]));
    const matcher = createLocalityMatcher(
      (answer?.data ?? []).map((place) => ({ ...place, aliases: [devanagariName(place.name)] })),
    );
    return {
      isReady: answer !== undefined,
      placeOf: (slug: string) => bySlug.get(slug),
      /** The likeliest, without those chosen already; typos are forgiven. */
      suggest: (typed: string, chosen: readonly string[] = []): Place[] => {
        if (!typed.trim()) return [];
        const hits = matcher.suggest(typed, SHOWN + chosen.length);
        return hits
          .filter(({ slug }) => !chosen.includes(slug))
          .slice(0, SHOWN)
          .flatMap(({ slug }) => bySlug.get(slug) ?? []);
      },
    };
  }, [answer]);
}
