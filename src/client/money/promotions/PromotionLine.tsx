import { Megaphone } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { myPromotions, usePromotion as promoteListing } from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/buying/index.ts';
import { SpendButton } from './SpendButton.tsx';

/** How a listing of the caller's stands with promotion, and the ways to it; nothing off the search. */
export function PromotionLine({ listingId }: { listingId: number }) {
  // One answer for all rows of a page.
  const { answer } = useCall(myPromotions);
  const { listings = [], left = 0, days = 0 } = answer?.data ?? {};
  const mine = listings.find(({ propertyid }) => propertyid === listingId);
  if (!mine) return null;
  const pay = (
    <ButtonLink href={`/promotePropertyPayment?property=${listingId}`} variant="quiet">
      <Megaphone aria-hidden="true" className="size-5" />
      {mine.until ? words.promoteLonger : words.promoteWord}
    </ButtonLink>
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-48 text-sm">
        {mine.until ? (
          <>
            <strong>{words.promotedUntil({ until: formatDate(mine.until) })}</strong>
            <span className="text-muted">
              {' · '}
              {words.daysLeft({ daysLeft: mine.daysLeft })}
            </span>
          </>
        ) : (
          <span className="text-muted">{words.promotedPropertyMarked}</span>
        )}
      </p>
      {!mine.until && left > 0 && (
        <SpendButton
          variant="quiet"
          title={words.takePromotionPackage}
          description={words.promotedDaysWill({ title: mine.title, days, left: left - 1 })}
          confirmLabel={words.use1Promotion}
          busyLabel={words.promoting}
          spend={() => call(promoteListing, { params: { listingId } })}
        >
          {words.promoteDaysLeft({ days, left })}
        </SpendButton>
      )}
      {(mine.until !== null || left === 0) && pay}
    </div>
  );
}
