import * as L from 'leaflet';
import { drawTile } from './draw-tile.ts';
import { type Palette, readPalette } from './palette.ts';

interface DrawnOptions extends L.GridLayerOptions {
  palette: () => Palette;
}

const BaseLayer = L.GridLayer.extend({
  createTile(this: L.GridLayer & { options: DrawnOptions }, coords: L.Coords) {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    drawTile(canvas, coords, this.getTileSize().x, this.options.palette());
    return canvas;
  },
}) as unknown as new (
  options: DrawnOptions,
) => L.GridLayer;

/** The app's one page names the tiles for all of its maps. */
const tilesOfApp = () =>
  document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content || undefined;

/** Raster tiles where an address for them is set; else our own quiet drawing of Pune. */
export function createBaseLayer(tileUrl = tilesOfApp()): L.Layer {
  if (tileUrl)
    return L.tileLayer(tileUrl, { maxZoom: 19, attribution: '© OpenStreetMap contributors' });
  let palette: Palette | undefined;
  const layer = new BaseLayer({
    minZoom: 8,
    maxZoom: 18,
    attribution: 'Map drawn by Propertysearch',
    palette: () => {
      palette ??= readPalette();
      return palette;
    },
  });
  const repaint = () => {
    palette = undefined;
    layer.redraw();
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  layer.on('add', () => dark.addEventListener('change', repaint));
  layer.on('remove', () => dark.removeEventListener('change', repaint));
  return layer;
}
