import { useEffect, useRef } from 'react';

interface Props {
  lat: number;
  lng: number;
  /** What the pin says. */
  label: string;
}

/** The neighbourhood of one listing; the map's code is fetched only here. */
export function PlaceMap({ lat, lng, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('#client/homes/map/place-map.ts')
      .then(async ({ startPlaceMap }) => {
        if (gone) return;
        stop = await startPlaceMap(element);
        if (gone) stop();
      })
      .catch((error: unknown) => console.warn('The map did not start', error));
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return (
    <div
      ref={box}
      className="card relative isolate aspect-video overflow-hidden"
      data-lat={lat}
      data-lng={lng}
      data-label={label}
    />
  );
}
