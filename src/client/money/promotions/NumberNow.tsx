import { Phone } from 'lucide-react';
import { posterWord } from '#client/homes/listing/poster-words.ts';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOffer, unlockContact } from '#contract/money/promotions.ts';
import type { PostedBy } from '#domain/homes/listing.ts';
import { formatRupees } from '#domain/lib/money.ts';
import words from '#messages/money/buying/index.ts';
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
  const who = posterWord(postedBy);
  return (
    <Section
      title={words.seeSNumber({ postedBy: who })}
      titleId="number-now"
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <p className="text-muted">{words.withoutWaitingAnswer({ postedBy: who })}</p>
      {left > 0 ? (
        <SpendButton
          icon={Phone}
          title={words.takeContactPackage}
          description={words.seeSNumberOnce({ postedBy: who, left: left - 1 })}
          confirmLabel={words.use1Contact}
          busyLabel={words.fetching}
          spend={() => call(unlockContact, { params })}
        >
          {words.use1Contacts({ left })}
        </SpendButton>
      ) : (
        <ButtonLink
          href={`${page}?property=${listingId}`}
          className="max-w-full justify-self-start whitespace-normal"
        >
          <Phone aria-hidden="true" className="size-5" />
          {price === null ? words.seeNow : words.seeNowGst({ price: formatRupees(price) })}
        </ButtonLink>
      )}
    </Section>
  );
}
