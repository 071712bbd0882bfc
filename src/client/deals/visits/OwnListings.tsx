import { useCall } from '#client/lib/use-call.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { mySlots } from '#contract/deals/slots.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import words from '#messages/deals/visits/index.ts';

interface Props {
  chosen: number | undefined;
  onChoose: (listingId: number | undefined) => void;
}

/** Which of their homes an owner wants to offer times for; nothing for who owns none. */
export function OwnListings({ chosen, onChoose }: Props) {
  const listings = useCall(mySlots).answer?.data.listings ?? [];
  if (listings.length === 0) return null;
  const isOwn = listings.some(({ id }) => id === chosen);
  return (
    <Field label={words.offerForYours} className="max-w-xl">
      <Select
        placeholder={words.chooseHome}
        value={isOwn ? chosen : ''}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
        options={listings.map(({ id, title, locality }) => ({
          value: id,
          label: title.includes(locality) ? title : `${title}, ${placeName(locality)}`,
        }))}
      />
    </Field>
  );
}
