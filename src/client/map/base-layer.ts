import * as L from 'leaflet';
import { LOCALITIES, STATIONS } from '#domain/gazetteer/index.ts';
import { HILLS, LAKES, type Line, RIVERS, ROADS } from './base-facts.ts';
import { placeLabels } from './labels.ts';
import { smooth } from './smooth.ts';

const METRO = { Aqua: '#2f8fbf', Purple: '#8a4fa3' };

function colour(name: string, fallback: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || fallback;
}

const SMOOTH = {
  rivers: RIVERS.map(({ line }) => smooth(line)),
  lakes: LAKES.map((line) => smooth([...line, ...line.slice(0, 1)])),
  hills: HILLS.map((line) => smooth([...line, ...line.slice(0, 1)])),
  roads: ROADS.map(({ line, major }) => ({ major, line: smooth(line) })),
};

/** Localities by how much is listed there: those that matter keep their label where two collide. */
const NAMED = [...LOCALITIES].sort(
  (a, b) =>
    Number(b.saleRate !== null) - Number(a.saleRate !== null) || a.name.length - b.name.length,
);

class Tile {
  private readonly pen: CanvasRenderingContext2D;
  private readonly project: (lat: number, lng: number) => [number, number];
  constructor(
    pen: CanvasRenderingContext2D,
    project: (lat: number, lng: number) => [number, number],
  ) {
    this.pen = pen;
    this.project = project;
  }
  trace(line: Line): void {
    this.pen.beginPath();
    for (const [lat, lng] of line) this.pen.lineTo(...this.project(lat, lng));
  }
  stroke(line: Line, width: number, style: string, dash: number[] = []): void {
    this.trace(line);
    Object.assign(this.pen, {
      strokeStyle: style,
      lineWidth: width,
      lineJoin: 'round',
      lineCap: 'round',
    });
    this.pen.setLineDash(dash);
    this.pen.stroke();
    this.pen.setLineDash([]);
  }
  fill(line: Line, style: string): void {
    this.trace(line);
    this.pen.fillStyle = style;
    this.pen.fill();
  }
  dot(lat: number, lng: number, radius: number, style: string): void {
    const [x, y] = this.project(lat, lng);
    this.pen.beginPath();
    this.pen.arc(x, y, radius, 0, 2 * Math.PI);
    this.pen.fillStyle = style;
    this.pen.fill();
  }
}

function drawTile(canvas: HTMLCanvasElement, coords: L.Coords, size: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const ratio = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  pen.scale(ratio, ratio);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const paint = dark
    ? { land: '#22292b', hill: '#27352c', water: '#1d3b46', road: '#3d4547', major: '#4a5254' }
    : { land: '#f4f0e8', hill: '#dfe8d2', water: '#a3c9d6', road: '#ffffff', major: '#f8d79a' };
  const origin = { x: coords.x * size, y: coords.y * size };
  const project = (lat: number, lng: number): [number, number] => {
    const point = L.CRS.EPSG3857.latLngToPoint(L.latLng(lat, lng), coords.z);
    return [point.x - origin.x, point.y - origin.y];
  };
  const tile = new Tile(pen, project);
  const scale = Math.max(0.6, 2 ** ((coords.z - 12) ** 0.55));
  pen.fillStyle = paint.land;
  pen.fillRect(0, 0, size, size);
  for (const hill of SMOOTH.hills) tile.fill(hill, paint.hill);
  for (const lake of SMOOTH.lakes) tile.fill(lake, paint.water);
  for (const river of SMOOTH.rivers) tile.stroke(river, 3.2 * scale, paint.water);
  for (const { line, major } of SMOOTH.roads)
    tile.stroke(line, (major ? 3.6 : 2.4) * scale, dark ? '#181e20' : '#d5cab6');
  for (const { line, major } of SMOOTH.roads)
    tile.stroke(line, (major ? 2.6 : 1.6) * scale, major ? paint.major : paint.road);
  for (const name of ['Aqua', 'Purple'] as const) {
    const open = STATIONS.filter((station) => station.line === name && !station.planned);
    tile.stroke(
      open.map(({ lat, lng }) => [lat, lng] as const),
      2,
      METRO[name],
    );
    if (coords.z >= 12) for (const { lat, lng } of open) tile.dot(lat, lng, 3.2, METRO[name]);
  }
  const ink = colour('--ink', '#223');
  const muted = colour('--muted', '#667');
  const wanted = [
    ...NAMED.map((place) => ({
      text: place.name,
      lat: place.lat,
      lng: place.lng,
      size: coords.z >= 13 ? 13 : 12,
    })),
  ];
  const labels = placeLabels(wanted, coords.z, origin, size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const label of labels) {
    pen.font = `600 ${label.size}px Anek, system-ui, sans-serif`;
    Object.assign(pen, {
      lineWidth: 3.5,
      strokeStyle: paint.land,
      lineJoin: 'round',
      fillStyle: coords.z >= 12 ? ink : muted,
    });
    pen.strokeText(label.text, label.x, label.y);
    pen.fillText(label.text, label.x, label.y);
  }
}

const BaseLayer = L.GridLayer.extend({
  createTile(this: L.GridLayer, coords: L.Coords) {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    drawTile(canvas, coords, this.getTileSize().x);
    return canvas;
  },
}) as unknown as new (
  options: L.GridLayerOptions,
) => L.GridLayer;

/** Raster tiles where an address for them is set; else our own quiet drawing of Pune. */
export function createBaseLayer(tileUrl?: string): L.Layer {
  if (tileUrl)
    return L.tileLayer(tileUrl, { maxZoom: 19, attribution: '© OpenStreetMap contributors' });
  return new BaseLayer({ minZoom: 8, maxZoom: 18, attribution: 'Map drawn by Propertysearch' });
}
