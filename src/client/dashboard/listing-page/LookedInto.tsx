import { AppLink } from '#client/ui/AppLink.tsx';
import { PROFESSION } from '#domain/lib/profession.ts';

/** Who looks into a home before it is booked, with the home already chosen. */
export function LookedInto({ listingId }: { listingId: number }) {
  return (
    <p className="text-sm text-muted">
      Before you book:{' '}
      <AppLink className="link" href={`${PROFESSION.lawyer.hire.path}?property=${listingId}`}>
        have its title checked
      </AppLink>{' '}
      or{' '}
      <AppLink className="link" href={`${PROFESSION.evaluator.hire.path}?property=${listingId}`}>
        have it valued
      </AppLink>
      .
    </p>
  );
}
