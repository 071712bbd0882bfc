import { LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { findPosition } from '#client/lib/find-position.ts';
import type { FormOf } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldNotes } from '#client/ui/FieldNotes.tsx';
import { filled } from '#client/ui/filled.tsx';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import type { updateProfile } from '#contract/people/profile.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/profile/index.ts';

type Form = UseFormReturn<FormOf<typeof updateProfile>, unknown, BodyOf<typeof updateProfile>>;

/** The contract reads text too, so to it a form may hold anything. */
const degrees = (held: unknown) => (typeof held === 'number' ? held : null);

interface Props {
  form: Form;
  /** What the place is called. */
  placeName: (at: LatLng) => ReactNode;
}

/** About where an agent works, for clients who look for one nearby. */
export function WorkPlace({ form, placeName }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const control = { control: form.control };
  const latitude = degrees(useWatch({ ...control, name: 'latitude' }));
  const longitude = degrees(useWatch({ ...control, name: 'longitude' }));
  const given = latitude !== null && longitude !== null && { lat: latitude, lng: longitude };

  const set = (lat: number | null, lng: number | null) => {
    setError(undefined);
    form.setValue('latitude', lat, { shouldDirty: true });
    form.setValue('longitude', lng, { shouldDirty: true });
  };
  const locate = async () => {
    setBusy(true);
    try {
      const { lat, lng } = await findPosition();
      set(lat, lng);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined);
    } finally {
      setBusy(false);
    }
  };

  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="font-semibold">{words.whereYouWork}</legend>
      <p role="status">
        {given ? filled(checksWords.withinAbout1, { placeName: placeName(given) }) : words.notGiven}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon={LocateFixed}
          busy={busy}
          busyLabel={words.looking}
          onClick={locate}
        >
          {words.useMyPosition}
        </Button>
        {given && (
          <Button variant="quiet" onClick={() => set(null, null)}>
            {words.takeAway}
          </Button>
        )}
      </div>
      <FieldNotes id="work-place" help={words.roundedHint} error={error} />
    </fieldset>
  );
}
