import { LOCALITIES, STATIONS } from '#domain/homes/gazetteer/index.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { stationName } from '#domain/homes/gazetteer/station-name.ts';
import words from '#messages/homes/map-names/index.ts';
import { type Line, RIVERS, ROADS } from './base-facts.ts';
import {
  AIRPORT_NAME,
  BIG_LOCALITIES,
  CITY_NAMES,
  GREEN_NAMES,
  type NamedPoint,
  TOWN_NAMES,
  WATER_NAMES,
} from './label-facts.ts';
import { halfWidth, type LabelKind, type WantedLabel, worldPixels } from './labels.ts';
import { mapName } from './map-name.ts';
import { smooth } from './smooth.ts';
import { STREETS } from './street-facts.ts';

/** No text on the map is smaller than on the page. */
const SMALLEST = 12.5;

const written = new Set(
  [...CITY_NAMES, ...TOWN_NAMES, ...GREEN_NAMES].map(([text]) => text).concat('Pimpri Chinchwad'),
);
const lines = [...ROADS, ...STREETS];
const lineNames = new Set(lines.map(({ name }) => name));
const localities = LOCALITIES.filter(
  ({ name }) => !written.has(name) && !lineNames.has(name) && name.length <= 26,
);
const big = BIG_LOCALITIES.flatMap((slug) => localities.filter((place) => place.slug === slug));
/** The rest, short names first where two collide. */
const small = localities
  .filter((place) => !big.includes(place))
  .sort((a, b) => a.name.length - b.name.length);

const write = (names: readonly NamedPoint[], kind: LabelKind, size: number): WantedLabel[] =>
  names.map(([name, lat, lng]) => ({ text: mapName(name), lat, lng, kind, size }));

interface Spot {
  lat: number;
  lng: number;
  x: number;
  y: number;
  /** Pixels from the start of the line. */
  along: number;
}

function spotsOf(line: Line, zoom: number): Spot[] {
  const spots = line.map(([lat, lng]) => ({ lat, lng, ...worldPixels(lat, lng, zoom), along: 0 }));
  spots.forEach((spot, i) => {
    const last = spots[i - 1];
    if (last) spot.along = last.along + Math.hypot(spot.x - last.x, spot.y - last.y);
  });
  return spots;
}

function spotAt(spots: readonly Spot[], along: number): Spot | undefined {
  const i = spots.findIndex((spot) => spot.along >= along);
  const [from, to] = [spots[i - 1] ?? spots[i], spots[i]];
  if (!from || !to) return undefined;
  const part = to.along > from.along ? (along - from.along) / (to.along - from.along) : 0;
  const mix = (key: 'lat' | 'lng' | 'x' | 'y') => from[key] + (to[key] - from[key]) * part;
  return { lat: mix('lat'), lng: mix('lng'), x: mix('x'), y: mix('y'), along };
}

/** How far to step on where a name does not fit, in pixels. */
const STEP = 50;

/** Where a name fits along a line: every so many pixels, where it is all but straight. */
export function namesAlong(text: string, line: Line, zoom: number, kind: LabelKind): WantedLabel[] {
  const half = halfWidth(text, SMALLEST);
  const apart = zoom < 16 ? 420 : 800;
  const spots = spotsOf(line, zoom);
  const total = spots.at(-1)?.along ?? 0;
  const found: WantedLabel[] = [];
  let along = half + 10;
  while (along < total - half) {
    const [from, to] = [spotAt(spots, along - half), spotAt(spots, along + half)];
    const middle = spotAt(spots, along);
    const chord = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
    const bend = from && to && middle ? awayFromChord(from, to, middle) : Number.POSITIVE_INFINITY;
    if (!from || !to || !middle || bend > 4 || chord < half * 2 * 0.985) {
      along += STEP;
      continue;
    }
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    found.push({
      text,
      kind,
      size: SMALLEST,
      lat: middle.lat,
      lng: middle.lng,
      angle: Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle,
    });
    along += apart;
  }
  return found;
}

/** Pixels between the middle of a stretch of line and the straight line under its name. */
function awayFromChord(from: Spot, to: Spot, middle: Spot): number {
  return Math.hypot(middle.x - (from.x + to.x) / 2, middle.y - (from.y + to.y) / 2);
}

/** Roads are written only near the city: beyond it there is nothing to tell them from. */
const inTown = ([lat, lng]: readonly [number, number]) =>
  lat > 18.36 && lat < 18.78 && lng > 73.64 && lng < 74.1;

const dense = (line: Line) => smooth(line.filter(inTown), 4);
const roadLines = lines
  .filter(({ name }) => name !== '')
  .map(({ name, line }) => ({ name, line: dense(line) }));
const riverLines = RIVERS.map(({ name, line }) => ({ name, line: dense(line) }));

/** Names of stations, one where lines cross. */
const stationLabels = (): WantedLabel[] =>
  [...new Map(STATIONS.map((station) => [station.name, station])).values()].map(
    ({ name, lat, lng }) => ({
      text: stationName(name).replace(/ \(.*/, ''),
      lat,
      lng,
      kind: 'station',
      size: SMALLEST,
      below: 14,
    }),
  );

function wantedAt(zoom: number, stationsFrom: number): WantedLabel[] {
  const place = (kind: LabelKind) => (at: { name: string; lat: number; lng: number }) => ({
    text: placeName(at.name),
    lat: at.lat,
    lng: at.lng,
    kind,
    size: zoom >= 13 && kind === 'place' ? 14 : 13,
  });
  const homesThere = small.filter((at) => at.saleRate !== null);
  const others = small.filter((at) => at.saleRate === null);
  return [
    ...(zoom <= 11 ? write(CITY_NAMES, 'city', zoom <= 10 ? 17 : 20) : []),
    ...big.slice(0, zoom <= 10 ? 24 : big.length).map(place('place')),
    ...write(TOWN_NAMES, 'place', 13),
    ...(zoom >= 12 ? write([AIRPORT_NAME], 'road', 13) : []),
    ...(zoom >= 11 ? write(WATER_NAMES, 'water', SMALLEST) : []),
    ...(zoom >= stationsFrom ? stationLabels() : []),
    ...(zoom >= 12 ? write(GREEN_NAMES, 'green', SMALLEST) : []),
    ...(zoom >= 12 ? homesThere.map(place('small')) : []),
    ...(zoom >= 12
      ? riverLines.flatMap(({ name, line }) =>
          namesAlong(words.river({ name: mapName(name) }), line, zoom, 'water'),
        )
      : []),
    ...(zoom >= 13 ? others.map(place('small')) : []),
    ...(zoom >= 13
      ? roadLines.flatMap(({ name, line }) => namesAlong(mapName(name), line, zoom, 'road'))
      : []),
  ];
}

const byZoom = new Map<string, WantedLabel[]>();

/** Stations are named from this zoom on. */
const STATIONS_FROM = 14;

/** All names the map would like to write at a zoom, the most wanted first. */
export function wantedLabels(zoom: number, stationsFrom = STATIONS_FROM): readonly WantedLabel[] {
  const key = `${zoom} ${zoom >= stationsFrom}`;
  const wanted = byZoom.get(key) ?? wantedAt(zoom, stationsFrom);
  byZoom.set(key, wanted);
  return wanted;
}
