import * as L from 'leaflet';
import { groupDigits } from '#domain/lib/money.ts';
import counts from '#messages/homes/counts/index.ts';
import words from '#messages/homes/map/index.ts';
import { type Grouped, groupsOf, type HomeGroup, type MapPoint, pillText } from './groups.ts';
import { chosen, named, textIcon } from './marker-buttons.ts';
import { Roving } from './roving.ts';

export interface HomeMarkersOptions {
  /** One home was pressed, or several that stand at one place. */
  onChoose: (ids: readonly number[]) => void;
  onHover?: ((id: number | undefined) => void) | undefined;
}

export interface HomeMarkers {
  setPoints(points: readonly MapPoint[]): Grouped;
  /** Shows those in view. */
  draw(): void;
  highlight(id: number | undefined): void;
  /** Brings the keyboard back to a home’s marker. */
  focus(id: number): void;
}

/** Zooming in further brings nothing apart. */
const CLOSEST = 18;
/** The card shows no more of those at one place. */
const MAX_AT_ONCE = 20;

const keyOf = ({ lat, lng, homes }: HomeGroup) =>
  `${lat} ${lng} ${homes.length} ${homes[0]?.id} ${homes[0]?.price} ${homes[0]?.featured} ${homes[0]?.booked}`;

/** Markers of homes: prices, and numbers where they would cover each other. */
export function homeMarkers(map: L.Map, options: HomeMarkersOptions): HomeMarkers {
  const layer = L.layerGroup().addTo(map);
  const roving = new Roving(map);
  let shown = new Map<string, { group: HomeGroup; marker: L.Marker }>();
  let grouped = groupsOf([]);
  let lit: number | undefined;

  const markers = () => [...shown.values()].map(({ marker }) => marker);

  function openUp({ homes }: HomeGroup): void {
    const bounds = L.latLngBounds(homes.map(({ lat, lng }) => [lat, lng]));
    const zoom = map.getBoundsZoom(bounds, false, L.point(96, 96));
    if (map.getZoom() < Math.min(zoom, CLOSEST)) {
      map.fitBounds(bounds, { padding: [48, 48], maxZoom: CLOSEST });
    } else if (map.getZoom() < CLOSEST) map.setView(bounds.getCenter(), map.getZoom() + 1);
    else options.onChoose(homes.slice(0, MAX_AT_ONCE).map(({ id }) => id));
  }

  function single(home: MapPoint): L.Marker {
    const price = pillText(home);
    const marker = L.marker([home.lat, home.lng], {
      icon: textIcon(price, price, home.featured ? 'map-pill map-pill-featured' : 'map-pill'),
      keyboard: true,
    });
    named(marker, words.homeAt({ price }));
    chosen(marker, () => options.onChoose([home.id]));
    marker.on('mouseover', () => options.onHover?.(home.id));
    marker.on('mouseout', () => options.onHover?.(undefined));
    return marker;
  }

  function bubble(group: HomeGroup): L.Marker {
    const label = words.zoomIn({ homes: counts.homes({ count: group.homes.length }) });
    const marker = L.marker([group.lat, group.lng], {
      icon: textIcon(groupDigits(group.homes.length), label, 'map-cluster'),
      keyboard: true,
    });
    named(marker, label);
    chosen(marker, () => openUp(group));
    return marker;
  }

  function markerOf(group: HomeGroup): L.Marker {
    const [only] = group.homes;
    const marker = group.homes.length === 1 && only ? single(only) : bubble(group);
    marker.on('keydown', ({ originalEvent }) => {
      if (!roving.move(marker, originalEvent.key, markers())) return;
      originalEvent.preventDefault();
      // Else the map moves as well.
      originalEvent.stopPropagation();
    });
    return marker;
  }

  function highlight(id: number | undefined): void {
    lit = id;
    for (const { group, marker } of shown.values())
      marker.getElement()?.classList.toggle('map-marker-on', id !== undefined && holds(group, id));
  }
  const holds = ({ homes }: HomeGroup, id: number) => homes.some((home) => home.id === id);

  function draw(): void {
    const view = map.getBounds().pad(0.2);
    const before = shown;
    const hadFocus = [...before.values()].find(
      ({ marker }) => marker.getElement() === document.activeElement,
    );
    shown = new Map();
    for (const group of grouped.at(Math.round(map.getZoom()))) {
      if (!view.contains([group.lat, group.lng])) continue;
      const key = keyOf(group);
      // A marker that stays keeps its element, and with it the focus.
      shown.set(key, { group, marker: before.get(key)?.marker ?? markerOf(group) });
    }
    for (const [key, { marker }] of before) if (!shown.has(key)) layer.removeLayer(marker);
    for (const { marker } of shown.values()) if (!layer.hasLayer(marker)) layer.addLayer(marker);
    roving.settle(markers());
    highlight(lit);
    if (hadFocus && !shown.has(keyOf(hadFocus.group)))
      focusOn((group) => hadFocus.group.homes.some(({ id }) => holds(group, id)));
  }

  function focusOn(wanted: (group: HomeGroup) => boolean): void {
    const found = [...shown.values()].find(({ group }) => wanted(group));
    (found?.marker.getElement() ?? map.getContainer()).focus({ preventScroll: true });
  }

  return {
    draw,
    highlight,
    setPoints(points) {
      grouped = groupsOf(points);
      draw();
      return grouped;
    },
    focus: (id) => focusOn((group) => holds(group, id)),
  };
}
