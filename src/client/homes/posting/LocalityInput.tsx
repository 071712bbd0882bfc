import { type KeyboardEvent, useId, useState } from 'react';
import { type Place, useLocalities } from '#client/homes/place-input/use-localities.ts';
import { Field, type FieldControl } from '#client/ui/Field.tsx';
import { Suggestions } from '#client/ui/Suggestions.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import words from '#messages/homes/posting/index.ts';

interface Props {
  slug: string;
  error?: string;
  onChoose: (place: Place) => void;
  onBlur: () => void;
}

/** A locality of the gazetteer, found by a few letters, typos forgiven. */
export function LocalityInput({ slug, error, onChoose, onBlur }: Props) {
  return (
    <Field label={words.locality} required help={words.typeFewLetters} error={error}>
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
  const found = suggest(typed ?? '');
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
        value={typed ?? placeOf(slug)?.label ?? ''}
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
      <Suggestions
        id={listId}
        label={words.localities}
        options={found.map(({ slug, label }) => ({ value: slug, label }))}
        active={active?.slug}
        onChoose={(slug) => {
          const place = placeOf(slug);
          if (place) choose(place);
        }}
      />
    </div>
  );
}
