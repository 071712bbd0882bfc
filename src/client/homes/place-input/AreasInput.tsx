import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { Suggestions } from '#client/ui/Suggestions.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import words from '#messages/homes/areas/index.ts';
import { useLocalities } from './use-localities.ts';

interface Props {
  /** Slugs of localities. */
  value: string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  label?: string;
  most?: number;
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="inline-flex items-center rounded-full bg-brand-soft pl-3 text-sm font-semibold text-brand-strong">
      {name}
      <button
        type="button"
        aria-label={words.remove({ name })}
        className="grid size-9 place-items-center rounded-full hover:bg-line"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

/** Several localities, chosen from the gazetteer by a few letters: those somebody works in, unless told. */
export function AreasInput({ value, onChange, error, label = words.youServe, most = 20 }: Props) {
  const { suggest, placeOf } = useLocalities();
  const nameOf = (slug: string) => placeOf(slug)?.label ?? slug;
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = suggest(typed, value);
  const active = found[at]?.slug;

  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const add = (slug: string) => {
    onChange([...value, slug]);
    type('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (!active) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length);
    else if (event.key === 'Enter') add(active);
    else if (event.key === 'Escape') type('');
    else return;
    event.preventDefault();
  };

  return (
    <div className="grid gap-2">
      <Field label={label} help={words.chooseFromList({ most })} error={error}>
        {(control) => (
          <div className="relative max-w-80">
            <TextInput
              {...control}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-activedescendant={active && `${listId}-${active}`}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKey}
              onBlur={() => type('')}
            />
            <Suggestions
              id={listId}
              label={words.localities}
              options={found.map(({ slug, label }) => ({ value: slug, label }))}
              active={active}
              onChoose={add}
            />
            <p role="status" className="text-sm">
              {typed.trim().length > 1 && found.length === 0 && words.noOther}
            </p>
          </div>
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
          {value.map((slug) => (
            <Chip
              key={slug}
              name={nameOf(slug)}
              onRemove={() => onChange(value.filter((other) => other !== slug))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
