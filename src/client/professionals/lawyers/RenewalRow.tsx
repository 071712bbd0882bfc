import { useState } from 'react';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import {
  acceptRenewal,
  callOffRenewal,
  declineRenewal,
  withdrawRenewal,
} from '#contract/professionals/renewal-steps.ts';
import type { LicenceRenewals, RenewalRow as Row } from '#contract/professionals/renewals.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/renewals/index.ts';
import { renewalLook } from './renewal-look.ts';

interface Props {
  licence: LicenceRenewals;
  row: Row;
}

const inWords = ({ rent, deposit, startOn, until }: Row): string =>
  words.terms({
    rent: formatRupees(rent),
    deposit: formatRupees(deposit),
    from: formatDate(startOn),
    until: formatDate(until),
  });

/** Against the rent of the licence that ends. */
function stepInWords({ rent }: Row, before: number): string {
  if (rent === before) return words.rentStays;
  const by = formatRupees(Math.abs(rent - before));
  return rent > before ? words.rentRises({ by }) : words.rentFalls({ by });
}

function Answer({ licence: { other }, row }: Props) {
  const [open, setOpen] = useState<'accept' | 'decline'>();
  const { busy, take } = useStep();
  const close = () => setOpen(undefined);
  const params = { id: row.id };
  const accept = async () => {
    if (await take(() => call(acceptRenewal, { params }))) close();
  };
  return (
    <>
      <Button onClick={() => setOpen('accept')}>{words.accept}</Button>
      <Button variant="quiet" onClick={() => setOpen('decline')}>
        {words.decline}
      </Button>
      <ConfirmDialog
        open={open === 'accept'}
        title={words.acceptTitle}
        description={`${inWords(row)}. ${words.acceptMeans({ name: other })}`}
        confirmLabel={words.accept}
        busy={busy}
        onConfirm={() => void accept()}
        onCancel={close}
      />
      {open === 'decline' && (
        <ReasonDialog
          title={words.declineTitle}
          description={words.declineMeans({ name: other })}
          confirmLabel={words.declineIt}
          draft={`decline-renewal-${row.id}`}
          step={(reason) => call(declineRenewal, { params, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  );
}

function TakeBack({ row }: Pick<Props, 'row'>) {
  const { busy, take } = useStep();
  const step = () => call(withdrawRenewal, { params: { id: row.id } });
  return (
    <Button variant="quiet" busy={busy} onClick={() => void take(step)}>
      {words.withdraw}
    </Button>
  );
}

function CallOff({ licence: { other }, row }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.callOff}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words.callOffTitle}
          description={words.callOffMeans({ name: other })}
          confirmLabel={words.callOffIt}
          draft={`call-off-renewal-${row.id}`}
          step={(reason) => call(callOffRenewal, { params: { id: row.id }, body: { reason } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** One offer, with what the caller can do about it now. */
export function RenewalRow({ licence, row, serverTime }: Props & { serverTime: string }) {
  const { state, isOwn, words: said, answer, expiresAt, createdAt } = row;
  const { label, tone } = renewalLook(row);
  const day = formatDate(createdAt);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular font-semibold">{inWords(row)}</p>
        <Badge {...(tone && { tone })}>{label}</Badge>
      </div>
      <p className="text-sm">{stepInWords(row, licence.before.rent)}</p>
      <p className="text-sm text-muted">
        {isOwn ? words.offeredByYou({ day }) : words.offeredBy({ name: licence.other, day })}
        {state === 'offered' && (
          <>
            {' · '}
            {words.runsOut} <TimeLeft until={expiresAt} serverTime={serverTime} />
          </>
        )}
      </p>
      {said && <p className="wrap-anywhere">{said}</p>}
      {answer && (
        <p className="border-l-3 border-line pl-3 wrap-anywhere">
          <span className="text-muted">{words.reason}</span> {answer}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {state === 'offered' && !isOwn && <Answer licence={licence} row={row} />}
        {state === 'offered' && isOwn && <TakeBack row={row} />}
        {state === 'accepted' && <CallOff licence={licence} row={row} />}
      </div>
    </li>
  );
}
