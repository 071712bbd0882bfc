import { useSession } from '#client/lib/session-context.ts';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';

export function PropertyEvaluators() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">Hire a property evaluator</h1>
          <p className="text-muted">
            A site visit and a valuation by homes like it, as a report anyone can verify.
          </p>
        </div>
        <ButtonLink variant="quiet" href="/HiredAgents/0">
          Whom I have hired
        </ButtonLink>
      </div>
      <Directory
        profession="evaluator"
        userId={userId}
        reviewsOf={(id) => <Reviews personId={id} />}
      />
    </div>
  );
}
