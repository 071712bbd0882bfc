import * as L from 'leaflet';
import words from '#messages/homes/map/index.ts';
import { drawTile } from './draw-tile.ts';
import { type Palette, readPalette } from './palette.ts';

type Coords = L.Coords;
/** Draws one square; asked for again when the colours or what it shows have changed. */
type Draw = (canvas: HTMLCanvasElement, coords: Coords, size: number, paint: Palette) => void;

/** A layer of squares drawn by ourselves, which can be drawn anew in place, without a flicker. */
export class DrawnLayer extends L.GridLayer {
  private readonly draw: Draw;
  private readonly shown = new Map<HTMLCanvasElement, Coords>();
  private paint: Palette | undefined;

  constructor(draw: Draw, options: L.GridLayerOptions) {
    super({ minZoom: 8, maxZoom: 18, ...options });
    this.draw = draw;
    this.on('tileunload', ({ tile }: L.TileEvent) => {
      this.shown.delete(tile as unknown as HTMLCanvasElement);
    });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => {
      this.paint = undefined;
      this.repaint();
    };
    this.on('add', () => dark.addEventListener('change', recolour));
    this.on('remove', () => dark.removeEventListener('change', recolour));
  }

  override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    this.shown.set(canvas, coords);
    this.fill(canvas, coords);
    return canvas;
  }

  repaint(): void {
    for (const [canvas, coords] of this.shown) this.fill(canvas, coords);
  }

  private fill(canvas: HTMLCanvasElement, coords: Coords): void {
    this.paint ??= readPalette();
    this.draw(canvas, coords, this.getTileSize().x, this.paint);
  }
}

/** The app's one page names the tiles for all of its maps. */
const tilesOfApp = () =>
  document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content || undefined;

/** Whether the map is our own drawing, whose names are ours to place. */
export const isDrawn = (tileUrl = tilesOfApp()): boolean => !tileUrl;

/**
 * Raster tiles where an address for them is set; else our own quiet drawing of Pune, without its
 * metro where a layer of its own shows that.
 */
export function createBaseLayer(tileUrl = tilesOfApp(), hasMetro = true): L.Layer {
  if (tileUrl)
    return L.tileLayer(tileUrl, { maxZoom: 19, attribution: '© OpenStreetMap contributors' });
  return new DrawnLayer(
    (canvas, coords, size, paint) => drawTile(canvas, coords, size, paint, hasMetro),
    { attribution: words.drawnBy },
  );
}
