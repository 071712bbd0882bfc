import { useStore } from '@nanostores/react';
import { MapPinned } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { $myPlaces, namedPlaces } from '#client/homes/my-places/my-places.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import words from '#messages/homes/my-map/index.ts';
import { HomeRow } from './HomeRow.tsx';
import { LayerChips } from './LayerChips.tsx';
import { PlacesList } from './PlacesList.tsx';
import { PlacesMap } from './PlacesMap.tsx';
import { homesOf, LAYERS, type Layer, placesOf, pointOf } from './places.ts';
import { SearchRow } from './SearchRow.tsx';
import type { useMyPlaces } from './use-my-places.ts';
import { WithinSelect } from './WithinSelect.tsx';
import { isWithin } from './within.ts';

type Places = NonNullable<ReturnType<typeof useMyPlaces>['places']>;

function Nothing() {
  return (
    <EmptyState
      icon={MapPinned}
      title={words.nothing}
      text={words.nothingText}
      action={<ButtonLink href="/PropertyListHome">{words.searchHomes}</ButtonLink>}
    />
  );
}

/** All that is somebody's on one map, with a list beside it. */
export function MyMap({ places }: { places: Places }) {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<ReadonlySet<Layer>>(new Set(LAYERS));
  const mine = useStore($myPlaces);
  const [most, setMost] = useState<number>();
  const [lit, setLit] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const homes = useMemo(
    () =>
      homesOf(places).filter(
        ({ kinds, listing: { locationData: at } }) =>
          kinds.some((kind) => shown.has(kind)) &&
          isWithin({ lat: at.latitude, lng: at.longitude }, mine, most),
      ),
    [places, shown, mine, most],
  );
  const searches = useMemo(
    () => (shown.has('searches') ? places.searches : []),
    [places.searches, shown],
  );
  const points = useMemo(() => homes.map(pointOf), [homes]);
  const named = useMemo(() => placesOf(searches), [searches]);
  const counts = Object.fromEntries(LAYERS.map((layer) => [layer, places[layer].length])) as Record<
    Layer,
    number
  >;
  if (LAYERS.every((layer) => counts[layer] === 0)) return <Nothing />;

  const toggle = (layer: Layer) => {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    setShown(next);
  };
  const showSearch = (slug: string) => {
    flushSync(() => setIsOpen(true));
    const link = list.current?.querySelector<HTMLElement>(`[data-place="${slug}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LayerChips counts={counts} shown={shown} onToggle={toggle} />
      {namedPlaces(mine).length > 0 && <WithinSelect most={most} onChange={setMost} />}
      <div className="card relative flex h-[calc(100dvh-16rem)] min-h-96 overflow-hidden lg:h-[calc(100dvh-13rem)]">
        <div className="relative min-w-0 flex-1">
          <PlacesMap
            points={points}
            places={named}
            lit={lit}
            onHome={(id) => navigate(`/ViewPropertyDetails/${id}`)}
            onPlace={showSearch}
          />
        </div>
        <PlacesList
          count={homes.length + searches.length}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        >
          <div ref={list}>
            <ul aria-label={words.homes} className="divide-y divide-line">
              {homes.map((home) => (
                <HomeRow key={home.listing.propertydata.id} home={home} onPoint={setLit} />
              ))}
            </ul>
            <ul
              aria-label={words.savedSearches}
              className="divide-y divide-line border-t border-line"
            >
              {searches.map((search) => (
                <SearchRow key={search.id} search={search} />
              ))}
            </ul>
            {homes.length + searches.length === 0 && (
              <p className="p-4 text-muted">{words.chooseAbove}</p>
            )}
          </div>
        </PlacesList>
      </div>
    </div>
  );
}
