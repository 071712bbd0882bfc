import type * as L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { ListingMap } from '#client/homes/map/listing-map.ts';
import { removeMap } from '#client/homes/map/remove-map.ts';
import type { HeatPoint } from './heat-layer.ts';

const PUNE = { center: { lat: 18.55, lng: 73.86 }, zoom: 10 };

interface Props {
  points: readonly HeatPoint[];
  chosen: string | undefined;
  onChoose: (slug: string) => void;
  /** Told the map once it stands, so that a picture of it can be made. */
  onMap: (map: L.Map) => void;
}

interface Started {
  map: ListingMap;
  show: (points: readonly HeatPoint[], chosen: string | undefined) => void;
}

/** The localities on our map, fitted into view whenever they change. */
export function HeatMap({ points, chosen, onChoose, onMap }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState<Started>();
  const act = useRef({ onChoose, onMap });
  act.current = { onChoose, onMap };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let map: ListingMap | undefined;
    let gone = false;
    Promise.all([import('#client/homes/map/listing-map.ts'), import('./heat-layer.ts')])
      .then(([{ createListingMap }, { heatLayer }]) => {
        if (gone) return;
        map = createListingMap(element, PUNE);
        act.current.onMap(map.leaflet);
        setStarted({ map, show: heatLayer(map.leaflet, (slug) => act.current.onChoose(slug)) });
      })
      .catch((error: unknown) => console.warn('The map did not start', error));
    return () => {
      gone = true;
      if (map) removeMap(map.leaflet);
    };
  }, []);

  useEffect(() => started?.map.fit(points), [started, points]);
  useEffect(() => started?.show(points, chosen), [started, points, chosen]);

  return <div ref={box} className="absolute inset-0" />;
}
