import { RequestCounts } from '#client/deals/contacts/RequestCounts.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { Section } from '#client/ui/Section.tsx';
import { getMyDesk } from '#contract/my-desk.ts';
import words from '#messages/people/overview/index.ts';
import { DealCard } from './DealCard.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { Looking } from './Looking.tsx';
import { NextVisit } from './NextVisit.tsx';
import { OwnHomes } from './OwnHomes.tsx';

interface Props {
  userId: number;
  /** Nobody by profession: what they look for is shown also while there is nothing of it. */
  isBuyer: boolean;
}

/** What somebody comes back for: their next visit, deals, the homes they look for and those they own. */
export function MyDesk({ userId, isBuyer }: Props) {
  const { answer } = useCall(getMyDesk);
  if (!answer) return null;
  const { nextVisit, owning, buying, deals, licences } = answer.data;
  const looks = buying.kept > 0 || buying.searches.length > 0 || (isBuyer && !owning);
  return (
    <>
      {nextVisit && <NextVisit visit={nextVisit} />}
      {deals.length + licences.length > 0 && (
        <Section title={words.myDeals} titleId="deals" className="grid grid-cols-1 gap-3">
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {deals.map((deal) => (
              <DealCard key={deal.bookingId} deal={deal} />
            ))}
            {licences.map((licence) => (
              <LicenceCard key={licence.agreementId} licence={licence} />
            ))}
          </ul>
        </Section>
      )}
      {looks && <Looking buying={buying} />}
      {owning && (
        <>
          <OwnHomes owning={owning} />
          <Section title={words.requestsForMine} titleId="requests" className="grid gap-3">
            <RequestCounts userId={userId} />
          </Section>
        </>
      )}
    </>
  );
}
