import { Combobox } from '@base-ui/react/combobox';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { useLocalities } from './use-localities.ts';

interface Props {
  /** Slugs of localities. */
  value: string[];
  onChange: (value: string[]) => void;
  error?: string;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 outline-none data-highlighted:bg-brand-soft';

function Chip({ slug, name }: { slug: string; name: string }) {
  return (
    <Combobox.Chip
      key={slug}
      aria-label={name}
      aria-description="Press Backspace to remove"
      className="inline-flex items-center rounded-full bg-brand-soft pl-3 text-sm font-semibold text-brand-strong"
    >
      {name}
      <Combobox.ChipRemove
        aria-label={`Remove ${name}`}
        className="grid size-8 place-items-center rounded-full hover:bg-line"
      >
        <X aria-hidden="true" className="size-4" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  );
}

/** The localities somebody works in, chosen from the gazetteer. */
export function AreasInput({ value, onChange, error }: Props) {
  const { slugs, nameOf, suggest } = useLocalities();
  const [typed, setTyped] = useState('');
  return (
    <Field
      label="Localities you serve"
      help="Type a few letters and choose from the list; at most 20."
      error={error}
    >
      {(control) => (
        <Combobox.Root
          multiple
          items={slugs}
          filteredItems={suggest(typed)}
          itemToStringLabel={nameOf}
          value={value}
          onValueChange={onChange}
          inputValue={typed}
          onInputValueChange={setTyped}
          autoHighlight
        >
          <Combobox.InputGroup className="grid gap-2">
            <Combobox.Chips
              aria-label={value.length > 0 ? 'Localities chosen' : undefined}
              className="grid gap-2"
            >
              {value.length > 0 && (
                <div className="flex flex-wrap gap-2">
                  {value.map((slug) => (
                    <Chip key={slug} slug={slug} name={nameOf(slug)} />
                  ))}
                </div>
              )}
              <Combobox.Input
                {...control}
                className="field max-w-80 aria-[invalid=true]:border-bad"
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
              <Combobox.Popup className="card max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain shadow-float">
                <Combobox.Empty>
                  <p className="p-3 text-sm text-muted empty:hidden">
                    No locality of this name. Check the spelling.
                  </p>
                </Combobox.Empty>
                <Combobox.List>
                  {(slug: string) => (
                    <Combobox.Item key={slug} value={slug} className={ITEM}>
                      <span className="grow">{nameOf(slug)}</span>
                      <Combobox.ItemIndicator>
                        <Check aria-hidden="true" className="size-4 text-brand" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
