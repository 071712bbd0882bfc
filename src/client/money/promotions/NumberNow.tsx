import { Phone } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOffer, unlockContact } from '#contract/money/promotions.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatRupees } from '#domain/lib/money.ts';

/** The way to an owner's number without waiting for their answer; nothing where there is none. */
export function NumberNow({ listingId }: { listingId: number }) {
  const params = { listingId };
  const { answer } = useCall(contactOffer, { params });
  const { busy, take } = useStep();
  if (!answer?.data.open) return null;
  const { page, price, left } = answer.data;
  return (
    <Section
      title="See the owner’s number now"
      titleId="number-now"
      className="card grid gap-3 p-5"
    >
      <p className="text-muted">
        Without waiting for an answer. The owner sees your number too. Should they stop sharing
        within a day, you get back what you paid.
      </p>
      {left > 0 ? (
        <Button
          icon={Phone}
          busy={busy}
          busyLabel="Fetching…"
          className="justify-self-start"
          onClick={() => void take(() => call(unlockContact, { params }))}
        >
          {`Use 1 of ${counted(left, 'contact')} of your package`}
        </Button>
      ) : (
        <ButtonLink href={`${page}?property=${listingId}`} className="justify-self-start">
          <Phone aria-hidden="true" className="size-5" />
          {price === null ? 'See it now' : `See it now for ${formatRupees(price)} + GST`}
        </ButtonLink>
      )}
    </Section>
  );
}
