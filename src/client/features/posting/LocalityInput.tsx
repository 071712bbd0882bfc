import { type KeyboardEvent, useId, useState } from 'react';
import { Field, type FieldControl } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Place, useLocalities } from './use-localities.ts';

interface Props {
  slug: string;
  error?: string;
  onChoose: (place: Place) => void;
  onBlur: () => void;
}

/** A locality of the gazetteer, found by a few letters, typos forgiven. */
export function LocalityInput({ slug, error, onChoose, onBlur }: Props) {
  return (
    <Field
      label="Locality"
      required
      help="Type a few letters and choose from the list."
      error={error}
    >
      {(control) => <Combobox control={control} slug={slug} onChoose={onChoose} onBlur={onBlur} />}
    </Field>
  );
}

function Combobox({
  control,
  slug,
  onChoose,
  onBlur,
}: Omit<Props, 'error'> & { control: FieldControl }) {
  const { placeOf, suggest } = useLocalities();
  const listId = useId();
  /** Undefined while the box shows what was chosen. */
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const found = typed?.trim() ? suggest(typed) : [];
  const active = found[at];

  const choose = (place: Place) => {
    setTyped(undefined);
    onChoose(place);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== undefined) {
      if (active) choose(active);
    } else if (!active) return;
    else if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length);
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <TextInput
        {...control}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${active.slug}`}
        value={typed ?? placeOf(slug)?.name ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Localities"
        tabIndex={-1}
        hidden={found.length === 0}
        className="card absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto py-1 shadow-float"
      >
        {found.map((place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and takes the keys
          <div
            key={place.slug}
            id={`${listId}-${place.slug}`}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className="flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-sunk aria-selected:bg-brand-soft"
            // A press must not take the focus from the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.name}
          </div>
        ))}
      </div>
    </div>
  );
}
