export interface WantedLabel {
  text: string;
  lat: number;
  lng: number;
  size: number;
}

export interface PlacedLabel {
  text: string;
  size: number;
  /** Pixels from the tile's top left corner. */
  x: number;
  y: number;
}

/** Web Mercator in pixels of the whole world at a zoom. */
export function worldPixels(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const placedAt = new Map<number, (PlacedLabel & Box)[]>();

/** All labels of a zoom level that fit without touching, earlier ones first; worked out once. */
function placeAll(wanted: readonly WantedLabel[], zoom: number): (PlacedLabel & Box)[] {
  const placed: (PlacedLabel & Box)[] = [];
  const gap = zoom < 11 ? 9 : 7;
  for (const { text, lat, lng, size } of wanted) {
    const { x, y } = worldPixels(lat, lng, zoom);
    const half = (text.length * size * 0.54) / 2;
    const box = {
      left: x - half - gap,
      right: x + half + gap,
      top: y - size / 2 - gap,
      bottom: y + size / 2 + gap,
    };
    const free = placed.every(
      (other) =>
        other.right < box.left ||
        other.left > box.right ||
        other.bottom < box.top ||
        other.top > box.bottom,
    );
    if (free) placed.push({ text, size, x, y, ...box });
  }
  return placed;
}

/** The labels a tile shows, in its own pixels. A label across two tiles is in both. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  zoom: number,
  origin: { x: number; y: number },
  tileSize: number,
): PlacedLabel[] {
  const all = placedAt.get(zoom) ?? placeAll(wanted, zoom);
  placedAt.set(zoom, all);
  return all
    .filter(
      (label) =>
        label.right > origin.x &&
        label.left < origin.x + tileSize &&
        label.bottom > origin.y &&
        label.top < origin.y + tileSize,
    )
    .map(({ text, size, x, y }) => ({ text, size, x: x - origin.x, y: y - origin.y }));
}
