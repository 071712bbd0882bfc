import { AppLink } from '#client/ui/AppLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';
import { closingSteps } from '#domain/deals/closing-steps.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/deals/deal/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

/** The way from the booking to the keys: days, offices, and whom to hire. */
export function ClosingSteps({ booking }: { booking: BookingRow }) {
  const { state, price, terms, side } = booking;
  if (state !== 'accepted' && state !== 'paid' && state !== 'completed') return null;
  const { possessionOn, loanBy } = terms;
  const { listedin } = booking.listing.propertydata;
  const steps = closingSteps({ listedIn: listedin, price, possessionOn, loanBy });
  return (
    <Section title={words.toTheKeys} titleId="closing" className="card grid grid-cols-1 gap-4 p-5">
      {!possessionOn && <p className="text-sm text-muted">{words.noDayAgreed}</p>}
      <ol className="grid gap-4">
        {steps.map(({ key, title, text, by, hire }) => (
          <li key={key} className="grid gap-1 border-l-3 border-line pl-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{title}</b>
              {by && (
                <span className="tabular text-sm whitespace-nowrap">
                  {deskWords.by({ by: formatDate(by) })}
                </span>
              )}
            </p>
            <p className="text-sm text-muted">{text}</p>
            {hire && state !== 'completed' && (side === 'buyer' || hire.href === '/HireLawyer') && (
              <AppLink className="link w-fit text-sm" href={hire.href}>
                {hire.label}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{words.ratesAsOf}</p>
    </Section>
  );
}
