import { useSession } from '#client/lib/session-context.ts';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';

export function HireLawyer() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">Hire a lawyer</h1>
          <p className="text-muted">
            Title check, agreement and registration. The fee waits in escrow until you confirm.
          </p>
        </div>
        <ButtonLink variant="quiet" href="/HiredAgents/0">
          Whom I have hired
        </ButtonLink>
      </div>
      <Directory
        profession="lawyer"
        userId={userId}
        reviewsOf={(id) => <Reviews personId={id} />}
      />
    </div>
  );
}
