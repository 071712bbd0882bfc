import * as L from 'leaflet';
import Supercluster from 'supercluster';
import { loadStyle } from '#client/lib/load-style.ts';
import { counted } from '#domain/lib/counted.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { createBaseLayer } from './base-layer.ts';
import mapStyle from './map.css?url';
import { chosen, named, textIcon } from './marker-buttons.ts';

await loadStyle(mapStyle);

export interface MapPoint extends LatLng {
  id: number;
  /** Rupees. */
  price: number;
  featured: boolean;
}

export interface ListingMapOptions {
  center: LatLng;
  zoom: number;
  tileUrl?: string | undefined;
  /** The visitor moved or zoomed the map. */
  onMove?: (center: LatLng, zoom: number, bounds: string) => void;
  /** A listing's marker was pressed; without it its public page opens. */
  onChoose?: (id: number) => void;
  /** A marker is pointed at (or no more). */
  onHover?: (id: number | undefined) => void;
}

export interface ListingMap {
  setPoints(points: readonly MapPoint[]): void;
  moveTo(center: LatLng, zoom: number): void;
  /** Shows all of the points at once. */
  fit(points: readonly LatLng[]): void;
  /** Marks one listing's marker, or none. */
  highlight(id: number | undefined): void;
  bounds(): string;
  leaflet: L.Map;
}

/** South, west, north, east with four decimals (about 11 m), as the search takes them. */
export function boundsText(bounds: L.LatLngBounds): string {
  return [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
}

/** What finds the clusters of some points; one without points must be loaded too. */
function indexOf(points: readonly MapPoint[]): Supercluster<MapPoint> {
  return new Supercluster<MapPoint>({ radius: 56, maxZoom: 16 }).load(
    points.map((point) => ({
      type: 'Feature',
      properties: point,
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    })),
  );
}

/** Starts a map of listings in an element: price pills, clusters, keyboard, own base layer. */
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
  });
  map.attributionControl.setPrefix(false);
  createBaseLayer(options.tileUrl).addTo(map);
  // The wheel scrolls the page until the map has been clicked into.
  map.on('focus click', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());

  const choose = options.onChoose ?? ((id: number) => location.assign(`/ViewSingleProperty/${id}`));
  const markers = L.layerGroup().addTo(map);
  const shown = new Map<number, L.Marker>();
  let index = indexOf([]);
  let moving = false;

  function pill(point: MapPoint): L.Marker {
    const price = formatPriceShort(point.price).replace(' Lakh', ' L');
    const marker = L.marker([point.lat, point.lng], {
      icon: textIcon(price, price, point.featured ? 'map-pill map-pill-featured' : 'map-pill'),
      keyboard: true,
    });
    named(marker, `Home, ${price}`);
    chosen(marker, () => choose(point.id));
    marker.on('mouseover', () => options.onHover?.(point.id));
    marker.on('mouseout', () => options.onHover?.(undefined));
    shown.set(point.id, marker);
    return marker;
  }

  function bubble(id: number, count: number, at: [number, number]): L.Marker {
    const label = `${counted(count, 'home')}; zoom in`;
    const marker = L.marker(at, {
      icon: textIcon(groupDigits(count), label, 'map-cluster'),
      keyboard: true,
    });
    named(marker, label);
    chosen(marker, () => map.setView(at, Math.min(18, index.getClusterExpansionZoom(id))));
    return marker;
  }

  function draw(): void {
    markers.clearLayers();
    shown.clear();
    const view = map.getBounds().pad(0.2);
    const found = index.getClusters(
      [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()],
      Math.round(map.getZoom()),
    );
    for (const feature of found) {
      const [lng = 0, lat = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      markers.addLayer(
        'cluster_id' in properties
          ? bubble(properties.cluster_id, properties.point_count, [lat, lng])
          : pill(properties),
      );
    }
  }

  map.on('moveend', () => {
    draw();
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

  return {
    leaflet: map,
    setPoints(points) {
      index = indexOf(points);
      draw();
    },
    moveTo: (center, zoom) => map.setView(center, zoom),
    fit(points) {
      if (points.length === 0) return;
      quietly(() =>
        map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
          maxZoom: 15,
          padding: [40, 40],
          animate: false,
        }),
      );
    },
    highlight(id) {
      for (const [other, marker] of shown)
        marker.getElement()?.classList.toggle('map-marker-on', other === id);
    },
    bounds: () => boundsText(map.getBounds()),
  };
}
