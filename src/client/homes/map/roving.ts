import type * as L from 'leaflet';

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How far a marker lies in a direction; what lies off to the side counts double. */
function distanceTowards(from: L.Point, to: L.Point, [right, down]: readonly [number, number]) {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const ahead = across * right + along * down;
  const aside = Math.abs(across * down) + Math.abs(along * right);
  return ahead > 0 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
}

/**
 * One stop of the tab key for all markers of a map: arrow keys lead from one to the next in their
 * direction, so that what follows the map is one step away however many homes there are.
 */
export class Roving {
  private current: L.Marker | undefined;
  private readonly map: L.Map;

  constructor(map: L.Map) {
    this.map = map;
  }

  /** Says which markers there are now; one of them takes the stop. */
  settle(markers: readonly L.Marker[]): void {
    if (!this.current || !markers.includes(this.current)) this.current = this.nearest(markers);
    for (const marker of markers) {
      const element = marker.getElement();
      if (element) element.tabIndex = marker === this.current ? 0 : -1;
    }
  }

  /** Moves the focus from a marker by an arrow key; false where the key is none. */
  move(from: L.Marker, key: string, markers: readonly L.Marker[]): boolean {
    const direction = ARROWS[key];
    if (!direction) return false;
    const start = this.map.latLngToContainerPoint(from.getLatLng());
    const [next] = markers
      .map((marker) => {
        const to = this.map.latLngToContainerPoint(marker.getLatLng());
        return { marker, far: distanceTowards(start, to, direction) };
      })
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.far - b.far);
    if (next) {
      this.current = next.marker;
      this.settle(markers);
      next.marker.getElement()?.focus();
    }
    return true;
  }

  private nearest(markers: readonly L.Marker[]): L.Marker | undefined {
    const middle = this.map.getCenter();
    const far = (marker: L.Marker) => this.map.distance(middle, marker.getLatLng());
    return [...markers].sort((a, b) => far(a) - far(b))[0];
  }
}
