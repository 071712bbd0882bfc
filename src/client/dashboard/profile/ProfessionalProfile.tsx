import type { ComponentType } from 'react';
import { AreasMap } from '#client/homes/listing/AreasMap.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { OffersOfAgent } from '#client/professionals/agent-desk/OfferLists.tsx';
import { Checked } from '#client/professionals/hiring/Checked.tsx';
import { PastWork } from '#client/professionals/hiring/PastWork.tsx';
import { ProfessionalHead } from '#client/professionals/hiring/ProfessionalHead.tsx';
import { SpecimenLink } from '#client/professionals/hiring/SpecimenLink.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { MessagePerson } from '#client/talk/messenger/MessagePerson.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import {
  type ProfessionalProfile as Facts,
  getProfessional,
} from '#contract/professionals/professionals.ts';
import type { Profession } from '#domain/lib/profession.ts';
import { type ProfilePart, partsOf, SPECIMEN_OF } from '#domain/professionals/profile-parts.ts';
import words from '#messages/people/desk/index.ts';

interface Part {
  person: Facts;
  userId: number;
}

function SpecimenOf({ person: { profession } }: Part) {
  return profession in SPECIMEN_OF ? (
    <SpecimenLink paper={SPECIMEN_OF[profession as keyof typeof SPECIMEN_OF]} />
  ) : null;
}

function OffersToReader({ person: { id }, userId }: Part) {
  if (id === userId) return null;
  return (
    <Section title={words.offers} className="grid gap-4">
      <OffersOfAgent userId={userId} agentId={id} />
    </Section>
  );
}

function ReviewsOf({ person: { id }, userId }: Part) {
  return (
    <Section title={words.reviews} className="grid gap-4">
      <Reviews personId={id} own={id === userId} />
    </Section>
  );
}

const DRAW: Record<ProfilePart<Profession>, ComponentType<Part>> = {
  checks: Checked,
  areas: ({ person: { places } }) => <AreasMap places={places} />,
  specimen: SpecimenOf,
  past: PastWork,
  offers: OffersToReader,
  reviews: ReviewsOf,
};

interface Props {
  personId: number;
  userId: number;
  /** Only clients ask for work. */
  mayAsk: boolean;
  /** What the work is about, chosen before: "listing 12". */
  about?: string;
}

/** Somebody who works for others: who they are, and all that helps to choose them. */
export function ProfessionalProfile({ personId, userId, mayAsk, about = '' }: Props) {
  const { state, answer, error, reload } = useCall(getProfessional, { params: { personId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid max-w-3xl grid-cols-1 gap-8">
            <ProfessionalHead person={answer.data} userId={userId} mayAsk={mayAsk} about={about}>
              <MessagePerson personId={personId} name={answer.data.name} />
            </ProfessionalHead>
            {partsOf(answer.data.profession).map((part) => {
              const Part = DRAW[part];
              return <Part key={part} person={answer.data} userId={userId} />;
            })}
          </div>
        )
      }
    </Loader>
  );
}
