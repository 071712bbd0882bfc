import * as L from 'leaflet';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/map/index.ts';

/** A drawn line is thinned to at most so many corners: five areas still fit into an address. */
const MAX_CORNERS = 40;
/** Below this many pixels a press is a tap, which sets one corner. */
const TAP = 6;
/** So near the first corner, a tap closes the area. */
const CLOSES = 18;
const PAN = 80;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
};

/** The corners that matter, in degrees rounded to about 11 m. */
function thinned(map: L.Map, spots: readonly L.Point[]): LatLng[] {
  let tolerance = 2;
  let kept = L.LineUtil.simplify([...spots], tolerance);
  while (kept.length > MAX_CORNERS) {
    tolerance *= 1.5;
    kept = L.LineUtil.simplify([...spots], tolerance);
  }
  return kept.map((spot) => {
    const { lat, lng } = map.layerPointToLatLng(spot);
    return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
  });
}

export interface Drawing {
  /** The corners; undefined where it was given up. */
  done: Promise<LatLng[] | undefined>;
  /** Ends it with the corners set so far. */
  finish(): void;
  cancel(): void;
}

/**
 * Lets the visitor draw an area: in one go with a finger or the pointer, corner by corner with
 * taps, or with the keyboard: arrows move the map, Enter sets a corner in its middle. A sheet over
 * the map takes every touch, so that nothing below pans, zooms or is selected.
 */
export function drawArea(map: L.Map, onCorners: (count: number) => void): Drawing {
  const box = map.getContainer();
  const sheet = document.createElement('div');
  sheet.className = 'map-sheet';
  sheet.tabIndex = 0;
  sheet.setAttribute('role', 'application');
  sheet.setAttribute('aria-label', words.drawingKeys);
  box.append(sheet);
  sheet.focus({ preventScroll: true });

  // Points of the layer keep their place while the keyboard pans the map.
  const spots: L.Point[] = [];
  const line = L.polyline([], { color: 'var(--brand)', weight: 3, interactive: false }).addTo(map);
  let resolve: (corners: LatLng[] | undefined) => void = () => undefined;
  let pressed: L.Point | undefined;
  let isStroke = false;

  const spotOf = (event: PointerEvent) =>
    map.containerPointToLayerPoint(map.mouseEventToContainerPoint(event));

  function add(spot: L.Point): void {
    spots.push(spot);
    line.addLatLng(map.layerPointToLatLng(spot));
    onCorners(spots.length);
  }

  function end(corners: LatLng[] | undefined): void {
    document.removeEventListener('keydown', onKey, true);
    sheet.remove();
    line.remove();
    resolve(corners);
  }
  const finish = () => end(thinned(map, spots));
  const cancel = () => end(undefined);

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // The map around it stays open: only the drawing ends.
      event.preventDefault();
      event.stopPropagation();
      cancel();
      return;
    }
    if (document.activeElement !== sheet) return;
    const arrow = ARROWS[event.key];
    if (arrow) map.panBy(arrow, { animate: false });
    else if (event.key === 'Enter' || event.key === ' ') {
      add(map.containerPointToLayerPoint(map.getSize().divideBy(2)));
    } else return;
    event.preventDefault();
  }
  document.addEventListener('keydown', onKey, true);

  sheet.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    event.preventDefault();
    sheet.setPointerCapture(event.pointerId);
    sheet.focus({ preventScroll: true });
    pressed = spotOf(event);
    isStroke = false;
  });
  sheet.addEventListener('pointermove', (event) => {
    if (!pressed || !event.isPrimary) return;
    const at = spotOf(event);
    if (!isStroke && at.distanceTo(pressed) < TAP) return;
    if (!isStroke) add(pressed);
    isStroke = true;
    add(at);
  });
  sheet.addEventListener('pointerup', (event) => {
    if (!pressed || !event.isPrimary) return;
    const [first] = spots;
    const closes = !isStroke && spots.length >= 3 && first && first.distanceTo(pressed) < CLOSES;
    if (isStroke || closes) finish();
    else add(pressed);
    pressed = undefined;
  });
  sheet.addEventListener('pointercancel', () => {
    pressed = undefined;
  });
  // What reaches the map below would zoom it or open what lies there.
  for (const name of ['click', 'dblclick', 'mousedown', 'wheel', 'contextmenu', 'touchstart'])
    sheet.addEventListener(
      name,
      (event) => {
        event.stopPropagation();
        event.preventDefault();
      },
      { passive: false },
    );

  const done = new Promise<LatLng[] | undefined>((settle) => {
    resolve = settle;
  });
  return { done, finish, cancel };
}
