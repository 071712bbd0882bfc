import { useEffect, useRef, useState } from 'react';
import type { ListingMap, MapPoint } from '#client/homes/map/listing-map.ts';
import type { NamedPlace } from '#client/homes/map/place-markers.ts';
import { removeMap } from '#client/homes/map/remove-map.ts';

const PUNE = { center: { lat: 18.52, lng: 73.86 }, zoom: 11 };

interface Props {
  points: readonly MapPoint[];
  places: readonly NamedPlace[];
  /** The home pointed at in the list. */
  lit: number | undefined;
  onHome: (id: number) => void;
  onPlace: (id: string) => void;
}

interface Started {
  map: ListingMap;
  setPlaces: (places: readonly NamedPlace[]) => void;
}

/** Homes and places on one map, fitted into view whenever they change. */
export function PlacesMap({ points, places, lit, onHome, onPlace }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState<Started>();
  const act = useRef({ onHome, onPlace });
  act.current = { onHome, onPlace };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let map: ListingMap | undefined;
    let gone = false;
    Promise.all([
      import('#client/homes/map/listing-map.ts'),
      import('#client/homes/map/place-markers.ts'),
    ])
      .then(([{ createListingMap }, { placeMarkers }]) => {
        if (gone) return;
        map = createListingMap(element, { ...PUNE, onChoose: (id) => act.current.onHome(id) });
        const setPlaces = placeMarkers(map.leaflet, (id) => act.current.onPlace(id));
        setStarted({ map, setPlaces });
      })
      .catch((error: unknown) => console.warn('The map did not start', error));
    return () => {
      gone = true;
      if (map) removeMap(map.leaflet);
    };
  }, []);

  useEffect(() => {
    started?.map.setPoints(points);
    started?.setPlaces(places);
    started?.map.fit([...points, ...places]);
  }, [started, points, places]);
  useEffect(() => started?.map.highlight(lit), [started, lit]);

  return <div ref={box} className="absolute inset-0" />;
}
