import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { LicenceRenewals } from '#contract/professionals/renewals.ts';
import { getRenewals } from '#contract/professionals/renewals.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/renewals/index.ts';
import { OfferRenewalDialog } from './OfferRenewalDialog.tsx';
import { RenewalRow } from './RenewalRow.tsx';

/** The offer that waits for the caller's or the other side's answer. */
const openOffer = ({ offers }: LicenceRenewals) => offers.find(({ state }) => state === 'offered');

function offerLabel(licence: LicenceRenewals): string {
  const open = openOffer(licence);
  if (!open) return words.offer;
  return open.isOwn ? words.change : words.counter;
}

function HireLawyer({ licence: { offers } }: { licence: LicenceRenewals }) {
  if (!offers.some(({ state }) => state === 'accepted')) return null;
  return (
    <p>
      <AppLink className="link" href="/HireLawyer">
        {words.hireLawyer}
      </AppLink>
    </p>
  );
}

/** How it stands, and on demand what was offered before. */
function Offers({ licence, serverTime }: { licence: LicenceRenewals; serverTime: string }) {
  const [latest, ...earlier] = licence.offers.map((row) => (
    <RenewalRow key={row.id} licence={licence} row={row} serverTime={serverTime} />
  ));
  if (!latest) return null;
  return (
    <>
      <ul>{latest}</ul>
      {earlier.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit cursor-pointer py-2">
            {words.earlier({ count: earlier.length })}
          </summary>
          <ul className="divide-y divide-line">{earlier}</ul>
        </details>
      )}
    </>
  );
}

/** What the two sides of a licence offer each other to go on with it; nothing while that is far off. */
export function Renewals({ agreementId }: { agreementId: number }) {
  const [isOffering, setOffering] = useState(false);
  const { answer } = useCall(getRenewals, { params: { id: agreementId } });
  if (!answer?.data) return null;
  const licence = answer.data;
  const { before, from, mayOffer, offers } = licence;
  return (
    <Section
      title={words.title}
      titleId="renewal-head"
      id="renewal"
      gap={2}
      className="card grid gap-2 p-5"
      actions={
        mayOffer && (
          <Button variant="quiet" onClick={() => setOffering(true)}>
            {offerLabel(licence)}
          </Button>
        )
      }
    >
      <p className="text-muted">{words.intro({ until: formatDate(before.until) })}</p>
      {!mayOffer && offers.length === 0 && <p>{words.opensOn({ day: formatDate(from) })}</p>}
      <HireLawyer licence={licence} />
      <Offers licence={licence} serverTime={answer.serverTime} />
      {isOffering && (
        <OfferRenewalDialog
          licence={licence}
          open={openOffer(licence)}
          onClose={() => setOffering(false)}
        />
      )}
    </Section>
  );
}
