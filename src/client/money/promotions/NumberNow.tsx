import { Phone } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOffer, unlockContact } from '#contract/money/promotions.ts';
import type { PostedBy } from '#domain/homes/listing.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { SpendButton } from './SpendButton.tsx';

interface Props {
  listingId: number;
  /** Whose number it is. */
  postedBy: PostedBy;
}

/** The way to a number without waiting for an answer; nothing where there is none. */
export function NumberNow({ listingId, postedBy }: Props) {
  const params = { listingId };
  const { answer } = useCall(contactOffer, { params });
  if (!answer?.data.open) return null;
  const { page, price, left } = answer.data;
  return (
    <Section
      title={`See the ${postedBy}’s number now`}
      titleId="number-now"
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <p className="text-muted">
        Without waiting for an answer. The {postedBy} sees your number too. Should they stop sharing
        within a day, you get back what you paid.
      </p>
      {left > 0 ? (
        <SpendButton
          icon={Phone}
          title="Use a contact of your package?"
          description={`You see the ${postedBy}’s number at once, and they see yours. ${left - 1} will be left.`}
          confirmLabel="Use 1 contact"
          busyLabel="Fetching…"
          spend={() => call(unlockContact, { params })}
        >
          {`Use 1 of ${counted(left, 'contact')} of your package`}
        </SpendButton>
      ) : (
        <ButtonLink
          href={`${page}?property=${listingId}`}
          className="max-w-full justify-self-start whitespace-normal"
        >
          <Phone aria-hidden="true" className="size-5" />
          {price === null ? 'See it now' : `See it now for ${formatRupees(price)} + GST`}
        </ButtonLink>
      )}
    </Section>
  );
}
