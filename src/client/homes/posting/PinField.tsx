import { useEffect, useRef, useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldNotes } from '#client/ui/FieldNotes.tsx';
import { reverseGeocode } from '#contract/homes/search.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/posting/index.ts';
import type { PinMap } from './pin-map.ts';

const PUNE = { lat: 18.52, lng: 73.86 };

interface Props {
  at: LatLng | null;
  /** The locality's middle: where to look while there is no pin. */
  around: LatLng | undefined;
  localitySlug: string;
  error?: string;
  onMoved: (at: LatLng) => void;
  onLocality: (slug: string) => void;
}

/** What the map's pin says of its place; offers the locality it is really in. */
function PinPlace({
  at,
  localitySlug,
  onLocality,
}: Pick<Props, 'localitySlug' | 'onLocality'> & { at: LatLng }) {
  const { answer } = useCall(reverseGeocode, { params: at });
  if (!answer) return null;
  const { locality, localitySlug: slug, city } = answer.data;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-sm">
        {locality
          ? words.pinNear({ locality: placeName(locality), city: placeName(city) })
          : words.pinOutsidePune}
      </p>
      {locality && slug && slug !== localitySlug && (
        <Button variant="quiet" onClick={() => onLocality(slug)}>
          {words.takeLocality({ locality: placeName(locality) })}
        </Button>
      )}
    </div>
  );
}

export function PinField({ at, around, localitySlug, error, onMoved, onLocality }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PinMap>();
  const latest = useRef(onMoved);
  latest.current = onMoved;

  useEffect(() => {
    const element = box.current;
    let open: PinMap | undefined;
    let gone = false;
    void import('./pin-map.ts').then(({ createPinMap }) => {
      if (gone || !element) return;
      open = createPinMap(element, PUNE, (to) => latest.current(to));
      setMap(open);
    });
    return () => {
      gone = true;
      open?.close();
    };
  }, []);
  const { lat: pinLat, lng: pinLng } = at ?? {};
  const { lat = PUNE.lat, lng = PUNE.lng } = around ?? {};
  useEffect(() => {
    const pin = pinLat === undefined || pinLng === undefined ? null : { lat: pinLat, lng: pinLng };
    map?.show(pin, { lat, lng });
  }, [map, pinLat, pinLng, lat, lng]);

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        {words.pinMap}
        <span aria-hidden="true" className="text-bad">
          {' *'}
        </span>
      </legend>
      <div ref={box} className="card aspect-square overflow-hidden sm:aspect-video" />
      {at && <PinPlace at={at} localitySlug={localitySlug} onLocality={onLocality} />}
      <FieldNotes id="pin" help={words.dragPinClick} error={error} />
    </fieldset>
  );
}
