import words from '#messages/homes/my-map/index.ts';
import { LAYER_LABEL, LAYERS, type Layer } from './places.ts';

interface Props {
  counts: Record<Layer, number>;
  shown: ReadonlySet<Layer>;
  onToggle: (layer: Layer) => void;
}

/** What the map shows; each can be hidden. */
export function LayerChips({ counts, shown, onToggle }: Props) {
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto pb-1">
      <legend className="sr-only">{words.onMap}</legend>
      {LAYERS.filter((layer) => counts[layer] > 0).map((layer) => (
        <button
          key={layer}
          type="button"
          className="chip min-h-11 shrink-0"
          aria-pressed={shown.has(layer)}
          onClick={() => onToggle(layer)}
        >
          {LAYER_LABEL[layer]}
          <span className="tabular text-muted">{counts[layer]}</span>
        </button>
      ))}
    </fieldset>
  );
}
