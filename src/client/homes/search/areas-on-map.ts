import * as L from 'leaflet';
import type { ListingMap } from '#client/homes/map/listing-map.ts';
import { areasText, type Corner, MAX_AREAS } from '#contract/homes/area-text.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/map/index.ts';
import type { ChangeSearch } from './search.ts';

interface Buttons {
  draw: HTMLElement | null;
  undo: HTMLElement | null;
  cancel: HTMLElement | null;
  done: HTMLButtonElement | null;
}

export interface AreasOnMap {
  /** Shows the areas a search is limited to. */
  show(areas: readonly (readonly Corner[])[]): void;
  isDrawing(): boolean;
}

const button = (panel: HTMLElement, name: string) =>
  panel.querySelector<HTMLButtonElement>(`[data-${name}]`);

const setHidden = (element: HTMLElement | null, hidden: boolean) => {
  if (element) element.hidden = hidden;
};

/** Areas drawn on the map of a search: one more, the last one taken back, each with its number. */
export function areasOnMap(
  panel: HTMLElement,
  map: ListingMap,
  { changeSearch, say }: { changeSearch: ChangeSearch; say: (text: string) => void },
): AreasOnMap {
  const layer = L.layerGroup().addTo(map.leaflet);
  const buttons: Buttons = {
    draw: button(panel, 'draw'),
    undo: button(panel, 'undo-area'),
    cancel: button(panel, 'cancel-draw'),
    done: button(panel, 'finish-draw'),
  };
  let areas: readonly (readonly Corner[])[] = [];
  let drawing: import('#client/homes/map/draw-area.ts').Drawing | undefined;

  const search = (wanted: readonly (readonly Corner[])[]) =>
    changeSearch({ area: areasText(wanted), bounds: '' });

  const mayFinish = (may: boolean) => {
    if (buttons.done) buttons.done.disabled = !may;
  };

  function showButtons(): void {
    const isDrawing = drawing !== undefined;
    setHidden(buttons.draw, isDrawing || areas.length >= MAX_AREAS);
    setHidden(buttons.undo, isDrawing || areas.length === 0);
    setHidden(buttons.cancel, !isDrawing);
    // There from the start: a button that came in the middle of a line would wrap the bar, and the
    // map would move under the pencil.
    setHidden(buttons.done, !isDrawing);
    mayFinish(false);
    const said = buttons.draw?.querySelector('span');
    if (said) said.textContent = areas.length > 0 ? words.drawAnother : words.drawArea;
  }

  function take(corners: readonly LatLng[]): void {
    say(corners.length < 3 ? words.noArea : '');
    if (corners.length < 3) return;
    search([...areas, corners.map(({ lat, lng }) => [lat, lng] as const)]);
  }

  async function draw(): Promise<void> {
    const { drawArea } = await import('#client/homes/map/draw-area.ts');
    if (drawing) return;
    say(words.drawRound);
    drawing = drawArea(map.leaflet, (count) => mayFinish(count >= 3));
    showButtons();
    const corners = await drawing.done;
    drawing = undefined;
    showButtons();
    buttons.draw?.focus({ preventScroll: true });
    if (corners) take(corners);
    else say('');
  }

  buttons.draw?.addEventListener('click', () => void draw());
  buttons.cancel?.addEventListener('click', () => drawing?.cancel());
  buttons.done?.addEventListener('click', () => drawing?.finish());
  buttons.undo?.addEventListener('click', () => search(areas.slice(0, -1)));

  return {
    isDrawing: () => drawing !== undefined,
    show(wanted) {
      areas = wanted;
      layer.clearLayers();
      for (const [i, corners] of areas.entries()) {
        const outline = L.polygon(
          corners.map(([lat, lng]) => [lat, lng]),
          { color: 'var(--brand)', weight: 2, fillOpacity: 0.08, interactive: false },
        ).addTo(layer);
        if (areas.length > 1)
          outline.bindTooltip(String(i + 1), { permanent: true, direction: 'center' });
      }
      showButtons();
    },
  };
}
