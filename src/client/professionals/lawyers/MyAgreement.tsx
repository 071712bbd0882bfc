import { useState } from 'react';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { IdentityNotice, useIdentityMissing } from '#client/people/kyc/IdentityNotice.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import {
  buyerAgreement,
  type MyAgreement as Mine,
  refuseAgreement,
  sellerAgreement,
} from '#contract/professionals/agreements.ts';
import type { AgreementSide } from '#contract/professionals/shown-agreement.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import words from '#messages/professionals/lawyers/index.ts';
import {
  AgreementBadge,
  AgreementHistory,
  Consents,
  Differences,
  DownloadAgreement,
} from './AgreementFacts.tsx';
import { AgreementText } from './AgreementText.tsx';
import { Renewals } from './Renewals.tsx';
import { SignDialog } from './SignDialog.tsx';
import { useReturnedSignature } from './use-returned-signature.ts';

function nextWords({ state, consents, side, isDone }: Mine): string {
  const mine = consents.some((consent) => consent.side === side);
  if (state === 'shared' && isDone) return words.dealCompletedWithout;
  if (state === 'shared' && mine) return words.consentedOtherSides;
  if (state === 'shared') return words.readEndThen;
  if (state === 'agreed') return words.bothSidesConsented;
  if (state === 'refused') return words.versionRefusedLawyer;
  return words.lawyerDrawingUp;
}

function Answer({ agreement }: { agreement: Mine }) {
  const [open, setOpen] = useState<'sign' | 'refuse'>();
  const { busy } = useReturnedSignature(agreement.id);
  const missing = useIdentityMissing();
  const { id, state, side, consents, version } = agreement;
  if (state !== 'shared' || agreement.isDone) return null;
  const close = () => setOpen(undefined);
  const isOpen = !consents.some((consent) => consent.side === side);
  return (
    <>
      {isOpen && missing && <IdentityNotice act="sign" />}
      {isOpen && !missing && (
        <Button busy={busy} busyLabel={words.lookingSignature} onClick={() => setOpen('sign')}>
          {words.consentSign}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('refuse')}>
        {words.refuse}
      </Button>
      {open === 'sign' && <SignDialog agreement={agreement} onClose={close} />}
      {open === 'refuse' && (
        <ReasonDialog
          title={words.refuseVersion({ version })}
          description={words.cannotConsentedAny}
          confirmLabel={words.refuseIt}
          draft={`refuse-agreement-${id}`}
          step={(reason) => call(refuseAgreement, { params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  );
}

function Content({ agreement }: { agreement: Mine }) {
  const { template, version, lawyer } = agreement;
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby="my-agreement">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="my-agreement" className="text-xl">
            {TEMPLATE_TITLE[template]}
          </h2>
          <p className="text-sm text-muted">{words.versionDrawnUp({ version, lawyer })}</p>
        </div>
        <AgreementBadge agreement={agreement} />
      </div>
      <p>{nextWords(agreement)}</p>
      <Differences agreement={agreement} />
      <AgreementText agreement={agreement} />
      <Consents agreement={agreement} />
      <div className="flex flex-wrap gap-3">
        <Answer agreement={agreement} />
        <DownloadAgreement agreement={agreement} />
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {words.history}
        </summary>
        <div className="pt-3">
          <AgreementHistory agreement={agreement} />
        </div>
      </details>
    </section>
  );
}

interface Props {
  side: AgreementSide;
  listingId: number;
  userId: number;
}

/** The agreement a lawyer has shared about a property, for its seller or buyer; nothing where there is none. */
export function MyAgreement({ side, listingId, userId }: Props) {
  const { answer, error, reload } = useCall(side === 'seller' ? sellerAgreement : buyerAgreement, {
    params: { userId, id: listingId },
  });
  if (answer) {
    if (!answer.data) return null;
    const { id, template } = answer.data;
    return (
      <>
        <Content agreement={answer.data} />
        {template === 'leave-and-licence' && <Renewals agreementId={id} />}
      </>
    );
  }
  if (!error) return null;
  return <ErrorState message={error.message} onRetry={() => void reload()} />;
}
