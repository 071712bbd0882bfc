import { useId } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldNotes } from '#client/ui/FieldNotes.tsx';
import { EVENT_TYPES, type EventType } from '#domain/event-types.ts';
import words from '#messages/people/webhooks/index.ts';

/** Types by the thing they are of. */
const THINGS = Object.entries(Object.groupBy(EVENT_TYPES, (type) => type.split('.')[0] ?? ''));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Props {
  types: readonly EventType[];
  /** Some only; otherwise every event, also such as come to be later. */
  chooses: boolean;
  error: string | undefined;
  onChange: (types: EventType[] | 'all') => void;
}

/** Every event, or some by thing and step. */
export function ChooseTypes({ types, chooses, error, onChange }: Props) {
  const id = useId();
  const without = (gone: readonly EventType[]) => types.filter((type) => !gone.includes(type));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="font-semibold">{words.which}</legend>
      <Checkbox
        label={words.every}
        checked={!chooses}
        onChange={(event) => onChange(event.target.checked ? 'all' : [])}
      />
      {chooses && (
        <div className="grid divide-y divide-line border-y border-line">
          {THINGS.map(([thing, all = []]) => {
            const chosen = all.filter((type) => types.includes(type));
            return (
              <details key={thing}>
                <summary className="min-h-11 cursor-pointer py-2">
                  {capital(thing)}{' '}
                  <span className="text-sm text-muted">
                    {words.nOf({ chosen: chosen.length, all: all.length })}
                  </span>
                </summary>
                <div className="pb-2 pl-4">
                  <Checkbox
                    label={words.allOf({ thing })}
                    checked={chosen.length === all.length}
                    onChange={(event) =>
                      onChange([...without(all), ...(event.target.checked ? all : [])])
                    }
                  />
                  <div className="grid sm:grid-cols-2">
                    {all.map((type) => (
                      <Checkbox
                        key={type}
                        label={<code className="text-sm wrap-anywhere">{type}</code>}
                        checked={types.includes(type)}
                        onChange={(event) =>
                          onChange(event.target.checked ? [...types, type] : without([type]))
                        }
                      />
                    ))}
                  </div>
                </div>
              </details>
            );
          })}
        </div>
      )}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
