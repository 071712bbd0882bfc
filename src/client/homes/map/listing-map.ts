import * as L from 'leaflet';
import { loadStyle } from '#client/lib/load-style.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/map/index.ts';
import { createBaseLayer, isDrawn } from './base-layer.ts';
import { pointsInBestView } from './best-view.ts';
import type { MapPoint } from './groups.ts';
import { homeMarkers } from './home-markers.ts';
import { NO_MARKERS } from './labels.ts';
import mapStyle from './map.css?url';
import { addNameLayer } from './name-layer.ts';

await loadStyle(mapStyle);

export type { MapPoint } from './groups.ts';

export interface ListingMapOptions {
  center: LatLng;
  zoom: number;
  tileUrl?: string | undefined;
  /** The metro has a layer of its own, so that the map below leaves it out. */
  metroApart?: boolean;
  /** The visitor moved or zoomed the map. */
  onMove?: (center: LatLng, zoom: number, bounds: string) => void;
  /** A listing's marker was pressed, or one of several at the same place. */
  onChoose?: (id: number, ids: readonly number[]) => void;
  /** A marker is pointed at (or no more). */
  onHover?: (id: number | undefined) => void;
}

export interface ListingMap {
  setPoints(points: readonly MapPoint[]): void;
  moveTo(center: LatLng, zoom: number): void;
  /** Shows all of the points at once. */
  fit(points: readonly LatLng[]): void;
  /** Shows nearly all of the points, as near as they can be; says how many lie farther out. */
  fitMost(points: readonly LatLng[]): number;
  /** Marks one listing's marker, or none. */
  highlight(id: number | undefined): void;
  /** Brings the keyboard back to a listing's marker. */
  focusMarker(id: number): void;
  /** Names of metro stations are written from this zoom on. */
  nameStationsFrom(zoom: number): void;
  bounds(): string;
  leaflet: L.Map;
}

/** Pixels kept free about what is shown. */
const PADDING = { x: 36, y: 28 };

/** South, west, north, east with four decimals (about 11 m), as the search takes them. */
export function boundsText(bounds: L.LatLngBounds): string {
  return [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
}

/**
 * Starts a map of listings in an element: price pills, clusters, keyboard, own base layer. It stands on
 * whole zooms only: its tiles are drawn with their names, and one between two would stretch the letters.
 */
export function createListingMap(element: HTMLElement, options: ListingMapOptions): ListingMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    center: options.center,
    zoom: options.zoom,
    minZoom: 9,
    maxZoom: 18,
    zoomAnimation: !still,
    fadeAnimation: !still,
    scrollWheelZoom: false,
    trackResize: false,
    zoomControl: false,
  });
  const zoomWords = { zoomInTitle: words.zoomNearer, zoomOutTitle: words.zoomFarther };
  L.control.zoom(zoomWords).addTo(map);
  map.attributionControl.setPrefix(false);
  createBaseLayer(options.tileUrl, !options.metroApart).addTo(map);
  const names = isDrawn(options.tileUrl) ? addNameLayer(map, () => NO_MARKERS) : undefined;
  // The wheel scrolls the page until the map has been clicked into.
  map.on('focus click', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());

  const markers = homeMarkers(map, {
    onChoose: (ids) => ids[0] !== undefined && options.onChoose?.(ids[0], ids),
    onHover: options.onHover,
  });
  let moving = false;

  map.on('moveend', () => {
    markers.draw();
    if (!moving)
      options.onMove?.(
        { lat: map.getCenter().lat, lng: map.getCenter().lng },
        map.getZoom(),
        boundsText(map.getBounds()),
      );
    moving = false;
  });

  /** A move of our own is not one the visitor made. */
  const quietly = (move: () => void) => {
    moving = true;
    move();
    moving = false;
  };

  // A window, or a bar below, that changed its size moved the map too, but the visitor did not.
  const sizes = new ResizeObserver(() => quietly(() => map.invalidateSize({ animate: false })));
  sizes.observe(element);
  map.on('unload', () => sizes.disconnect());

  function frame(points: readonly LatLng[], padding: { x: number; y: number }): void {
    if (points.length === 0) return;
    quietly(() =>
      map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
        maxZoom: 15,
        padding: [padding.x, padding.y],
        animate: false,
      }),
    );
  }

  return {
    leaflet: map,
    setPoints(points) {
      const grouped = markers.setPoints(points);
      names?.keepClearOf(points.length > 0 ? grouped.boxesAt : () => NO_MARKERS);
    },
    moveTo: (center, zoom) => map.setView(center, zoom),
    fit: (points) => frame(points, { x: 40, y: 40 }),
    fitMost(points) {
      const near = pointsInBestView(points, map.getSize(), PADDING);
      frame(near, PADDING);
      const view = map.getBounds();
      return points.filter((point) => !view.contains([point.lat, point.lng])).length;
    },
    highlight: markers.highlight,
    focusMarker: markers.focus,
    nameStationsFrom: (zoom) => names?.nameStationsFrom(zoom),
    bounds: () => boundsText(map.getBounds()),
  };
}
