import { Megaphone } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import {
  mySubscription,
  useProfilePromotion as promoteProfile,
} from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/buying/index.ts';
import { SpendButton } from './SpendButton.tsx';

/** Whether a professional stands among the Premium Users of the home page, and the ways there. */
export function ProfilePromotion() {
  const { state, answer, error, reload } = useCall(mySubscription);
  const { premiumUntil = null, entitlements = [] } = answer?.data ?? {};
  const left = entitlements
    .filter(({ kind }) => kind === 'promotions')
    .reduce((sum, held) => sum + held.left, 0);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      <div className="grid justify-items-start gap-3">
        <p>
          {premiumUntil
            ? filled(words.premiumUserUntilPeople, {
                bold: <strong>{formatDate(premiumUntil)}</strong>,
              })
            : words.premiumUsersStand}
        </p>
        {!premiumUntil && left > 0 && (
          <SpendButton
            title={words.takePromotionPackage}
            description={words.standHomePage({ left: left - 1 })}
            confirmLabel={words.use1Promotion}
            busyLabel={words.promoting}
            spend={() => call(promoteProfile)}
          >
            {words.promoteMyPackage({ left })}
          </SpendButton>
        )}
        <ButtonLink href="/promoteProfilePayment" variant="quiet">
          <Megaphone aria-hidden="true" className="size-5" />
          {premiumUntil ? words.stayLonger : words.promoteMyProfile}
        </ButtonLink>
      </div>
    </Loader>
  );
}
