import type { ComponentType } from 'react';
import {
  PartyContacts,
  type PartyFacts,
  PartyFigures,
  PartyHead,
  PartyListings,
  type Side,
} from '#client/deals/contacts/PartyParts.tsx';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { DealReviews } from '#client/professionals/reviews/DealReviews.tsx';
import { MessagePerson } from '#client/talk/messenger/MessagePerson.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getParty } from '#contract/deals/contacts.ts';
import { PROFESSIONS, profilePath } from '#domain/lib/profession.ts';
import { type ProfilePart, partsOf } from '#domain/professionals/profile-parts.ts';
import words from '#messages/people/desk/index.ts';

interface Part {
  party: PartyFacts;
  is: Side;
}

function PartyReviews({ party: { id } }: Part) {
  const { userId } = useSession();
  return <DealReviews personId={id} own={id === userId} />;
}

const DRAW: Record<ProfilePart<Side>, ComponentType<Part>> = {
  figures: PartyFigures,
  between: PartyContacts,
  listings: PartyListings,
  dealReviews: PartyReviews,
};

/** To what they tell of their work, where they sell or let for a living. */
function AtWork({ party: { id, role, name } }: { party: PartyFacts }) {
  const profession = PROFESSIONS.find((known) => known === role);
  if (!profession) return null;
  return (
    <AppLink className="link py-2" href={profilePath(profession, id)}>
      {words.profileLicenceAreas({ name })}
    </AppLink>
  );
}

interface Props {
  personId: number;
  userId: number;
  is: Side;
}

/** What one side of a deal may know of the other. */
export function PartyProfile({ personId, userId, is }: Props) {
  const { state, answer, error, reload } = useCall(getParty, { params: { personId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 gap-8">
            <PartyHead party={answer.data} is={is} />
            <div className="flex flex-wrap items-start gap-x-6 gap-y-3 empty:hidden">
              {personId !== userId && <MessagePerson personId={personId} name={answer.data.name} />}
              {is === 'owner' && <AtWork party={answer.data} />}
            </div>
            {partsOf(is).map((part) => {
              const Part = DRAW[part];
              return <Part key={part} party={answer.data} is={is} />;
            })}
          </div>
        )
      }
    </Loader>
  );
}
