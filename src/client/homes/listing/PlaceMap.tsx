import { MapBox } from './MapBox.tsx';

interface Props {
  lat: number;
  lng: number;
  /** What the pin says. */
  label: string;
}

const start = async (box: HTMLElement) =>
  (await import('#client/homes/map/place-map.ts')).startPlaceMap(box);

/** The neighbourhood of one listing. */
export function PlaceMap({ lat, lng, label }: Props) {
  return <MapBox start={start} data-lat={lat} data-lng={lng} data-label={label} />;
}
