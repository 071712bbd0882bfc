import * as L from 'leaflet';
import { STATIONS, type Station } from '#domain/homes/gazetteer/index.ts';
import {
  lineName,
  lineStatus,
  METRO_LINES,
  type MetroLine,
} from '#domain/homes/gazetteer/metro-lines.ts';
import { stationName } from '#domain/homes/gazetteer/station-name.ts';
import { metresWalkedIn } from '#domain/homes/walk.ts';
import words from '#messages/homes/map/index.ts';

/** Set by map.css, apart for colour-blind eyes and in both schemes. */
export const LINE_COLOUR: Record<MetroLine, string> = {
  Aqua: 'var(--map-aqua)',
  Purple: 'var(--map-purple)',
  'Line 3': 'var(--map-line3)',
};

const statusOf = ({ planned }: Station) => (planned ? words.beingBuilt : words.open);

/** Stretches between neighbours, those to or from a station that is not open apart. */
function stretches(line: MetroLine): { isOpen: boolean; path: [number, number][] }[] {
  const stations = STATIONS.filter((station) => station.line === line);
  return stations.slice(1).flatMap((to, i) => {
    const from = stations[i];
    if (!from) return [];
    const path = [from, to].map(({ lat, lng }): [number, number] => [lat, lng]);
    return [{ isOpen: !from.planned && !to.planned, path }];
  });
}

function popupOf(station: Station): HTMLElement {
  const { status, source } = lineStatus(station.line);
  const box = document.createElement('div');
  const add = (tag: string, text: string) => {
    const part = document.createElement(tag);
    part.textContent = text;
    box.append(part);
  };
  add('strong', stationName(station.name));
  add('p', `${lineName(station.line)}, ${statusOf(station)}`);
  add('p', `${lineName(station.line)}: ${status}. ${source}.`);
  return box;
}

/** Dots of stations by zoom: from afar they would hide their line. */
const radiusAt = (zoom: number) => Math.min(6, Math.max(1.5, (zoom - 9) * 1.5));

function addStation(station: Station, layer: L.LayerGroup): L.CircleMarker {
  const colour = LINE_COLOUR[station.line];
  return L.circleMarker([station.lat, station.lng], {
    color: colour,
    weight: 3,
    fillColor: 'var(--surface-raised)',
    fillOpacity: 1,
    ...(station.planned && { dashArray: '3 3' }),
  })
    .bindTooltip(`${stationName(station.name)}, ${statusOf(station)}`, { direction: 'top' })
    .bindPopup(popupOf(station), { maxWidth: 240 })
    .addTo(layer);
}

/** What a search asks of the metro: the walks around open stations are drawn. */
export interface WalkWanted {
  minutes: number;
  lines: readonly MetroLine[];
}

export interface MetroLayer {
  show(on: boolean): void;
  /** Circles about the stations a search is near to; none takes them away. */
  showWalk(wanted: WalkWanted | undefined): void;
}

/** Metro lines and stations on a map: solid where trains run, dashed where they will. */
export function metroLayer(map: L.Map): MetroLayer {
  const metro = L.layerGroup();
  const walks = L.layerGroup().addTo(map);
  for (const line of METRO_LINES)
    for (const { isOpen, path } of stretches(line))
      L.polyline(path, {
        color: LINE_COLOUR[line],
        weight: isOpen ? 5 : 4,
        interactive: false,
        ...(!isOpen && { dashArray: '8 8' }),
      }).addTo(metro);
  const dots = STATIONS.map((station) => addStation(station, metro));
  const resize = () => {
    const radius = radiusAt(map.getZoom());
    for (const dot of dots) dot.setStyle({ weight: radius / 2 }).setRadius(radius);
  };
  resize();
  map.on('zoomend', resize);
  return {
    show: (on) => {
      if (on) metro.addTo(map);
      else metro.remove();
    },
    showWalk(wanted) {
      walks.clearLayers();
      if (!wanted) return;
      const radius = metresWalkedIn(wanted.minutes);
      for (const { lat, lng, line, planned } of STATIONS) {
        if (planned || !wanted.lines.includes(line)) continue;
        L.circle([lat, lng], {
          radius,
          color: LINE_COLOUR[line],
          weight: 1,
          fillOpacity: 0.07,
          interactive: false,
        }).addTo(walks);
      }
    },
  };
}
