import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getVerification } from '#contract/homes/verifications.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import words from '#messages/homes/papers/index.ts';
import { PaperForm } from './PaperForm.tsx';
import { VerificationCard } from './VerificationCard.tsx';
import { VerificationStatus } from './VerificationStatus.tsx';

type State = ResponseOf<typeof getVerification>['data'];

function Content({ state }: { state: State }) {
  const { listingId, title, status, verifications } = state;
  const isOpen = verifications[0]?.state === 'submitted';
  const isClosed = status === 'sold' || status === 'rented';
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-muted">{title}</p>
      <VerificationStatus state={state} />
      {!isClosed && (
        <Section
          title={isOpen ? words.addAnotherPaper : words.handIn}
          titleId="hand-in"
          className="card grid gap-4 p-5"
        >
          <PaperForm listingId={listingId} isOpen={isOpen} />
        </Section>
      )}
      {verifications.length > 0 && (
        <Section title={words.whatHanded} titleId="handed-in" className="grid gap-4">
          {verifications.map((verification) => (
            <VerificationCard key={verification.id} verification={verification} />
          ))}
        </Section>
      )}
    </div>
  );
}

/** The papers of one listing and what our staff decided. */
export function VerificationScreen({ listingId }: { listingId: number }) {
  const { state, answer, error, reload } = useCall(getVerification, { params: { listingId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {answer && <Content state={answer.data} />}
    </Loader>
  );
}
