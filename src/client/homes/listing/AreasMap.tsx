import type { NamedPlace } from '#client/homes/map/areas-map.ts';
import { Section } from '#client/ui/Section.tsx';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/homes/areas/index.ts';
import { MapBox } from './MapBox.tsx';

/** Localities somebody works in: each by its name, leading to its page, and all on a map. */
export function AreasMap({ places }: { places: readonly (NamedPlace & { slug: string })[] }) {
  if (places.length === 0) return null;
  return (
    <Section title={words.served} className="grid gap-3" size="lg">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <a className="chip inline-flex min-h-11 items-center" href={`/localities/${slug}`}>
              {placeName(name)}
            </a>
          </li>
        ))}
      </ul>
      <MapBox
        role="region"
        aria-label={words.mapOfServed}
        start={async (box) =>
          (await import('#client/homes/map/areas-map.ts')).startAreasMap(
            box,
            places.map((place) => ({ ...place, name: placeName(place.name) })),
          )
        }
      />
    </Section>
  );
}
