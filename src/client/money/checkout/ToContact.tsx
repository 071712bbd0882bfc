import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { findByFavourite } from '#contract/homes/favourites.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { SOLD } from '#domain/lib/sold.ts';
import words from '#messages/money/checkout/index.ts';

const PURPOSE = { sell: 'ownerContact', rent: 'rentContact' } as const;

/** Homes somebody keeps that are on offer in this way, of which one’s contact is chosen. */
export function ToContact({ listedIn }: { listedIn: ListedIn }) {
  const { userId } = useSession();
  const kept = useCall(findByFavourite, { params: { id: userId } }).answer?.data ?? [];
  const homes = kept.filter(
    ({ onOffer, propertydata }) => onOffer && propertydata.listedin === listedIn,
  );
  if (homes.length === 0) return null;
  return (
    <Section title={words.homesKept} titleId="to-contact" className="grid gap-2">
      <ul className="divide-y divide-line">
        {homes.map(({ propertydata: { id, title }, locationData }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1">
            <AppLink className="link py-2" href={`${SOLD[PURPOSE[listedIn]].path}?property=${id}`}>
              {title}
            </AppLink>
            <span className="py-2 text-muted">{placeName(locationData.locality)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
