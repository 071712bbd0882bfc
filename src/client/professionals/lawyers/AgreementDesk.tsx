import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { shareAgreement } from '#contract/professionals/agreements.ts';
import type { LawyerWorkDetail } from '#contract/professionals/lawyers.ts';
import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import words from '#messages/professionals/lawyers/index.ts';
import renewalWords from '#messages/professionals/renewals/index.ts';
import {
  AgreementBadge,
  AgreementHistory,
  Consents,
  Differences,
  DownloadAgreement,
} from './AgreementFacts.tsx';
import { AgreementText } from './AgreementText.tsx';
import { LicenceDraft } from './LicenceDraft.tsx';
import { SaleDraft } from './SaleDraft.tsx';

function ShareButton({ agreement: { id, version } }: { agreement: ShownAgreement }) {
  const [open, setOpen] = useState(false);
  const { busy, take } = useStep();
  const share = async () => {
    if (await take(() => call(shareAgreement, { params: { id } }))) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.shareSellerBuyer}</Button>
      <ConfirmDialog
        open={open}
        title={words.shareVersion({ version })}
        description={words.bothToldCan}
        confirmLabel={words.share}
        busy={busy}
        onConfirm={() => void share()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

function whyNot({ state, deal }: LawyerWorkDetail): string | undefined {
  if (state === 'requested' || state === 'quoted' || state === 'accepted' || state === 'paid') {
    return words.agreementDrawnUp;
  }
  if (state !== 'working' && state !== 'delivered') return words.workOver;
  if (!deal) {
    return words.agreementDrawnUpBooking;
  }
  return undefined;
}

/** What the lawyer can do about the agreement now. */
function Desk({ work, latest }: { work: LawyerWorkDetail; latest: ShownAgreement | undefined }) {
  const [drafting, setDrafting] = useState(false);
  const why = whyNot(work);
  if (why) return latest ? null : <p className="text-muted">{why}</p>;
  if (latest?.state === 'agreed') return null;
  const Draft = work.property?.listedIn === 'rent' ? LicenceDraft : SaleDraft;
  return (
    <div className="flex flex-wrap gap-3">
      {latest?.state === 'draft' && <ShareButton agreement={latest} />}
      <Button variant={latest ? 'quiet' : 'primary'} onClick={() => setDrafting(true)}>
        {latest ? words.drawUpNext : words.drawUpAgreement}
      </Button>
      {drafting && <Draft work={work} before={latest} onClose={() => setDrafting(false)} />}
    </div>
  );
}

function Version({ agreement, isOpen }: { agreement: ShownAgreement; isOpen: boolean }) {
  const { template, version } = agreement;
  return (
    <details open={isOpen} className="group border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3">
        <span className="font-semibold">
          {words.version({ template: TEMPLATE_TITLE[template], version })}
        </span>
        <AgreementBadge agreement={agreement} />
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-3">
        <Differences agreement={agreement} />
        <AgreementText agreement={agreement} />
        <Consents agreement={agreement} />
        <div>
          <DownloadAgreement agreement={agreement} />
        </div>
        <AgreementHistory agreement={agreement} />
      </div>
    </details>
  );
}

/** The versions of an agreement, newest first. Seller and buyer consent on the page of their booking. */
export function AgreementDesk({ work }: { work: LawyerWorkDetail }) {
  const { agreements, side, deal } = work;
  const [latest] = agreements;
  if (side === 'client' && !latest) return null;
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby="agreement">
      <div>
        <h2 id="agreement" className="text-xl">
          {words.agreement}
        </h2>
        {deal && (
          <p className="text-sm text-muted">
            {words.betweenWhoRead({ seller: deal.seller, buyer: deal.buyer })}
          </p>
        )}
      </div>
      {deal?.renewal && (
        <p>
          {renewalWords.lawyersTerms({
            rent: formatRupees(deal.renewal.rent),
            deposit: formatRupees(deal.renewal.deposit),
            from: formatDate(deal.renewal.startOn),
            until: formatDate(deal.renewal.until),
          })}
        </p>
      )}
      {side === 'professional' && <Desk work={work} latest={latest} />}
      {agreements.map((agreement) => (
        <Version key={agreement.id} agreement={agreement} isOpen={agreement === latest} />
      ))}
    </section>
  );
}
