import { STATIONS } from '#domain/homes/gazetteer/index.ts';
import { METRO_LINES } from '#domain/homes/gazetteer/metro-lines.ts';
import { HILLS, LAKES, type Line, RIVERS, ROADS } from './base-facts.ts';
import type { Box } from './boxes.ts';
import { type LabelKind, placeLabels } from './labels.ts';
import type { Palette } from './palette.ts';
import { smooth } from './smooth.ts';
import { AIRPORT, CITIES, RAILWAYS, RUNWAY, STREETS } from './street-facts.ts';
import { type Shape, shapeOf, TilePen } from './tile-pen.ts';
import { wantedLabels } from './wanted-labels.ts';

const curve = (line: Line) => shapeOf(smooth(line, 3));
const ring = (line: Line) => curve([...line, ...line.slice(0, 1)]);

const CURVES = {
  cities: CITIES.map(ring),
  green: HILLS.map(ring),
  lakes: LAKES.map(ring),
  rivers: RIVERS.map(({ line, width }) => ({ width, shape: curve(line) })),
  rails: RAILWAYS.map(curve),
  major: ROADS.filter(({ major }) => major).map(({ line }) => curve(line)),
  minor: ROADS.filter(({ major }) => !major).map(({ line }) => curve(line)),
  streets: STREETS.map(({ line }) => curve(line)),
  airport: ring(AIRPORT),
  runway: shapeOf(RUNWAY),
};

const COLOUR_OF = { Aqua: 'aqua', Purple: 'purple', 'Line 3': 'line3' } as const;

const METRO = METRO_LINES.map((name) => {
  const stations = STATIONS.filter(({ line }) => line === name);
  const path = (of: typeof stations) => curve(of.map(({ lat, lng }) => [lat, lng] as const));
  return {
    colour: COLOUR_OF[name],
    stations,
    open: path(stations.filter(({ planned }) => !planned)),
    planned: stations
      .slice(1)
      .map((to, i) => [stations[i] ?? to, to])
      .filter((pair) => pair.some(({ planned }) => planned))
      .map(path),
  };
});

interface Coords {
  x: number;
  y: number;
  z: number;
}

interface Names {
  taken: readonly Box[];
  /** The zoom from which on stations are named, if not the usual one. */
  stationsFrom: number | undefined;
}

const METRES_PER_PIXEL_AT_ZOOM_0 = 148_450; // at Pune's latitude

/** Pixels wide at a zoom: lines that are thin on the ground still show from afar. */
const roadWidth = (at12: number, zoom: number) => at12 * 1.5 ** (zoom - 12);

function drawRoads(pen: TilePen, zoom: number, paint: Palette): void {
  const draw = (shapes: readonly Shape[], width: number, edge: string, fill: string) => {
    if (width > 1.8) for (const shape of shapes) pen.stroke(shape, width + 1.6, edge);
    for (const shape of shapes) pen.stroke(shape, width, width > 1.8 ? fill : edge);
  };
  if (zoom >= 12) draw(CURVES.streets, roadWidth(1.5, zoom), paint.roadEdge, paint.road);
  if (zoom >= 10) draw(CURVES.minor, roadWidth(2.1, zoom), paint.roadEdge, paint.road);
  draw(CURVES.major, Math.max(1.3, roadWidth(3, zoom)), paint.majorEdge, paint.major);
}

function drawMetro(pen: TilePen, zoom: number, paint: Palette): void {
  const width = Math.min(4.5, 1.6 + Math.max(0, zoom - 10) * 0.4);
  for (const { colour, open, planned, stations } of METRO) {
    if (zoom >= 11)
      for (const part of planned) pen.stroke(part, width, paint[colour], [width * 2, width * 1.6]);
    pen.stroke(open, width, paint[colour]);
    if (zoom < 12) continue;
    for (const { lat, lng, planned } of stations)
      if (!planned || zoom >= 13)
        pen.ring(lat, lng, zoom >= 14 ? 4.5 : 3, paint[colour], paint.road);
  }
}

/** Writes the names of one square, clear of what markers take up. */
function drawLabels(
  pen: TilePen,
  coords: Coords,
  size: number,
  paint: Palette,
  { taken, stationsFrom }: Names,
): void {
  const look: Record<LabelKind, readonly [style: string, ink: string]> = {
    city: ['700', paint.ink],
    place: ['650', paint.ink],
    small: ['500', paint.muted],
    station: ['600', paint.ink],
    road: ['500', paint.muted],
    water: ['italic 500', paint.waterInk],
    green: ['italic 500', paint.greenInk],
  };
  const origin = { x: coords.x * size, y: coords.y * size };
  for (const label of placeLabels(
    wantedLabels(coords.z, stationsFrom),
    coords.z,
    origin,
    size,
    taken,
  )) {
    const [style, ink] = look[label.kind];
    pen.write(label, `${style} ${label.size}px ${paint.font}`, ink, paint.land);
  }
}

/** A pen for one square, sharp on screens with many pixels. */
function penFor(canvas: HTMLCanvasElement, coords: Coords, size: number) {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const ratio = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  context.scale(ratio, ratio);
  return { context, pen: new TilePen(context, coords, size) };
}

/** Writes the names of one square of the map, nothing else. */
export function drawNames(
  canvas: HTMLCanvasElement,
  coords: Coords,
  size: number,
  paint: Palette,
  names: Names,
): void {
  const drawn = penFor(canvas, coords, size);
  if (drawn) drawLabels(drawn.pen, coords, size, paint, names);
}

/** Draws one square of the base map without its names, with the metro or without. */
export function drawTile(
  canvas: HTMLCanvasElement,
  coords: Coords,
  size: number,
  paint: Palette,
  hasMetro: boolean,
): void {
  const drawn = penFor(canvas, coords, size);
  if (!drawn) return;
  const { context, pen } = drawn;
  context.fillStyle = paint.land;
  context.fillRect(0, 0, size, size);
  const zoom = coords.z;
  for (const city of CURVES.cities) pen.fill(city, paint.city);
  for (const green of CURVES.green) pen.fill(green, paint.green);
  pen.fill(CURVES.airport, paint.airport);
  if (zoom >= 11) pen.stroke(CURVES.runway, roadWidth(3, zoom), paint.runway);
  for (const lake of CURVES.lakes) pen.fill(lake, paint.water);
  for (const { width, shape } of CURVES.rivers)
    pen.stroke(
      shape,
      Math.max(zoom < 11 ? 1.6 : 2.4, width / (METRES_PER_PIXEL_AT_ZOOM_0 / 2 ** zoom)),
      paint.water,
    );
  for (const rail of CURVES.rails) {
    pen.stroke(rail, zoom < 12 ? 1 : 2.4, paint.rail);
    if (zoom >= 12) pen.stroke(rail, 1.2, paint.land, [5, 5]);
  }
  drawRoads(pen, zoom, paint);
  if (hasMetro) drawMetro(pen, zoom, paint);
}
