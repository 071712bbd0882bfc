import { useWatch } from 'react-hook-form';
import { type Place, useLocalities } from '#client/homes/place-input/use-localities.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/posting/index.ts';
import { LineAnswer } from './AnswerField.tsx';
import { LocalityInput } from './LocalityInput.tsx';
import { PinField } from './PinField.tsx';
import { usePosting } from './posting-form.ts';

export function PlaceStep() {
  const { form } = usePosting();
  const { placeOf } = useLocalities();
  const [slug, latitude, longitude] = useWatch({
    control: form.control,
    name: ['localitySlug', 'latitude', 'longitude'],
  });
  const { errors } = form.formState;
  const at = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };

  const setSlug = (to: string) =>
    form.setValue('localitySlug', to, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const setPin = ({ lat, lng }: LatLng) => {
    form.setValue('longitude', lng, { shouldDirty: true });
    form.setValue('latitude', lat, { shouldDirty: true, shouldValidate: true });
  };
  const choose = (place: Place) => {
    const isOther = place.slug !== slug;
    setSlug(place.slug);
    // A pin in the locality chosen before would be wrong; its owner moves the new one to the house.
    if (isOther) setPin(place);
  };

  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <LocalityInput
          slug={slug}
          error={errors.localitySlug?.message}
          onChoose={choose}
          onBlur={() => void form.trigger('localitySlug')}
        />
        <LineAnswer name="society" label={words.societyBuilding} maxLength={80} />
        <LineAnswer
          name="privateAddress"
          label={words.address}
          className="sm:col-span-2"
          maxLength={200}
          help={words.flatHouseNumber}
        />
        <LineAnswer
          name="landmark"
          label={words.landmark}
          maxLength={80}
          help={words.placeEverybodyKnows}
        />
        <LineAnswer name="pincode" digits label={words.pincode} maxLength={7} />
        <LineAnswer name="developer" label={words.builder} maxLength={80} />
      </div>
      <PinField
        at={at}
        around={placeOf(slug)}
        localitySlug={slug}
        error={errors.latitude?.message ?? errors.longitude?.message}
        onMoved={setPin}
        onLocality={setSlug}
      />
    </div>
  );
}
