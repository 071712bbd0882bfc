import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { buttonLook } from '#client/ui/classes.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import words from '#messages/homes/own-places/index.ts';
import { type MyPlaces, SLOTS, type Slot, setMyPlaces } from './my-places.ts';

const MAX_LETTERS = 80;

/** Three localities; what is not known stays as typed, and is said. */
export function PlacesForm({ places }: { places: MyPlaces }) {
  const id = useId();
  const { suggest, isReady } = useLocalities();
  const [typed, setTyped] = useState<Record<Slot, string>>({
    work: '',
    secondWork: '',
    school: '',
  });
  const [unknown, setUnknown] = useState<readonly Slot[]>([]);
  const [isAsked, setAsked] = useState(false);

  // What the device remembers comes in where nothing has been typed yet.
  useEffect(() => {
    setTyped((now) => ({
      work: now.work || (places.work?.name ?? ''),
      secondWork: now.secondWork || (places.secondWork?.name ?? ''),
      school: now.school || (places.school?.name ?? ''),
    }));
  }, [places]);

  const keep = useCallback(() => {
    const found: MyPlaces = {};
    const lost: Slot[] = [];
    for (const slot of SLOTS) {
      const asked = typed[slot].trim();
      if (!asked) continue;
      const [place] = suggest(asked);
      if (place) found[slot] = { name: place.name, lat: place.lat, lng: place.lng };
      else lost.push(slot);
    }
    setUnknown(lost);
    if (lost.length === 0) setMyPlaces(found);
  }, [typed, suggest]);

  // Pressed before the localities had come, it is done when they have.
  useEffect(() => {
    if (!isAsked || !isReady) return;
    setAsked(false);
    keep();
  }, [isAsked, isReady, keep]);

  return (
    <form
      className="mt-2 grid max-w-xl gap-3"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      {SLOTS.map((slot) => (
        <Field
          key={slot}
          label={words.field[slot]}
          error={
            unknown.includes(slot)
              ? words.unknownLocality({ typed: typed[slot].trim() })
              : undefined
          }
        >
          <TextInput
            list={`${id}${slot}`}
            autoComplete="off"
            maxLength={MAX_LETTERS}
            value={typed[slot]}
            onChange={(event) => setTyped({ ...typed, [slot]: event.target.value })}
          />
        </Field>
      ))}
      {SLOTS.map((slot) => (
        <datalist key={slot} id={`${id}${slot}`}>
          {suggest(typed[slot]).map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
      ))}
      <button type="submit" className={buttonLook('primary', 'w-fit')}>
        {words.remember}
      </button>
      <p className="text-xs text-muted">{words.keptHereOnly}</p>
    </form>
  );
}
