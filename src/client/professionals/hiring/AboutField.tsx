import { useCall } from '#client/lib/use-call.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { myBookings } from '#contract/deals/bookings.ts';
import { findByUser } from '#contract/homes/my-listings.ts';

interface Props {
  userId: number;
  /** "listing 12", "booking 7" or nothing. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** What the work is about: a property of the caller's, one they have booked, or none. */
export function AboutField({ userId, value, onChange, error }: Props) {
  const params = { id: userId };
  const own = useCall(findByUser, { params }).answer?.data.data ?? [];
  const booked = useCall(myBookings, { params }).answer?.data ?? [];
  const options = [
    ...own.map(({ propertydata: { id, title } }) => ({ value: `listing ${id}`, label: title })),
    ...booked.map(({ id, listing }) => ({
      value: `booking ${id}`,
      label: `My booking: ${listing.propertydata.title}`,
    })),
  ];
  return (
    <Field label="About which property" error={error}>
      <Select
        value={value}
        placeholder="None of these"
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
