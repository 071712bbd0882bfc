import { useCall } from '#client/lib/use-call.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { myBookings } from '#contract/deals/bookings.ts';
import { findByFavourite } from '#contract/homes/favourites.ts';
import { listingsByIds } from '#contract/homes/listing-lists.ts';
import { findByUser } from '#contract/homes/my-listings.ts';
import type { Profession } from '#domain/lib/profession.ts';
import words from '#messages/professionals/hiring/index.ts';

interface Props {
  userId: number;
  profession: Profession;
  /** "listing 12", "booking 7" or nothing. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Homes that are not the caller's: those they keep, and the one they came from. */
function useOthers(userId: number, value: string, known: readonly string[], on: boolean) {
  const kept = useCall(findByFavourite, on ? { params: { id: userId } } : null).answer?.data ?? [];
  const offered = kept.filter(({ onOffer }) => onOffer).map(({ propertydata }) => propertydata);
  const [kind, id] = value.split(' ');
  const isKnown = known.includes(value) || offered.some((home) => `listing ${home.id}` === value);
  const wanted = on && kind === 'listing' && !isKnown;
  const came = useCall(listingsByIds, wanted ? { params: { ids: [Number(id)] } } : null);
  const camesHome = came.answer?.data.map(({ propertydata }) => propertydata) ?? [];
  return [...camesHome, ...offered]
    .map((home) => ({ value: `listing ${home.id}`, label: home.title }))
    .filter((option) => !known.includes(option.value));
}

/**
 * What the work is about: a property of the caller's, one they have booked, or none; for a lawyer or an
 * evaluator also one they are thinking about.
 */
export function AboutField({ userId, profession, value, onChange, error }: Props) {
  const params = { id: userId };
  const own = useCall(findByUser, { params }).answer?.data ?? [];
  const booked = useCall(myBookings, { params }).answer?.data ?? [];
  const mine = own.map(({ propertydata: { id, title } }) => ({
    value: `listing ${id}`,
    label: title,
  }));
  const known = mine.map((option) => option.value);
  const others = useOthers(userId, value, known, profession !== 'agent');
  const options = [
    ...mine,
    ...booked.map(({ id, listing }) => ({
      value: `booking ${id}`,
      label: words.myBooking({ title: listing.propertydata.title }),
    })),
    ...others,
  ];
  return (
    <Field
      label={words.aboutWhichProperty}
      help={profession !== 'agent' && words.beforeBookToo}
      error={error}
    >
      <Select
        value={value}
        placeholder={words.noneThese}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** The choice as a request carries it. */
export function subjectOf(value: string): { listingId?: number; bookingId?: number } {
  const [kind, id] = value.split(' ');
  if (kind === 'listing') return { listingId: Number(id) };
  return kind === 'booking' ? { bookingId: Number(id) } : {};
}
