import { Megaphone } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import {
  mySubscription,
  useProfilePromotion as promoteProfile,
} from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
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
          {premiumUntil ? (
            <>
              You are a Premium User until <strong>{formatDate(premiumUntil)}</strong>: people find
              you on the home page.
            </>
          ) : (
            'Premium Users stand on the home page, where buyers and sellers look for help.'
          )}
        </p>
        {!premiumUntil && left > 0 && (
          <SpendButton
            title="Use a promotion of your package?"
            description={`You stand on the home page from now on. ${left - 1} will be left.`}
            confirmLabel="Use 1 promotion"
            busyLabel="Promoting…"
            spend={() => call(promoteProfile)}
          >
            {`Promote with my package (${left} left)`}
          </SpendButton>
        )}
        <ButtonLink href="/promoteProfilePayment" variant="quiet">
          <Megaphone aria-hidden="true" className="size-5" />
          {premiumUntil ? 'Stay longer' : 'Promote my profile'}
        </ButtonLink>
      </div>
    </Loader>
  );
}
