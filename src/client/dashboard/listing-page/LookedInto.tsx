import { AppLink } from '#client/ui/AppLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { PROFESSION } from '#domain/lib/profession.ts';
import words from '#messages/people/desk/index.ts';

/** Who looks into a home before it is booked, with the home already chosen. */
export function LookedInto({ listingId }: { listingId: number }) {
  return (
    <p className="text-sm text-muted">
      {filled(words.beforeBook, {
        link: (
          <AppLink className="link" href={`${PROFESSION.lawyer.hire.path}?property=${listingId}`}>
            {words.titleChecked}
          </AppLink>
        ),
        link2: (
          <AppLink
            className="link"
            href={`${PROFESSION.evaluator.hire.path}?property=${listingId}`}
          >
            {words.valued}
          </AppLink>
        ),
      })}
    </p>
  );
}
