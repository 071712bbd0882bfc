import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { Button } from '#client/ui/Button.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { DealMoney, InstalmentRow } from '#contract/money/escrow.ts';
import { HOLD_HOURS } from '#domain/deals/booking.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { CancelTerms } from './CancelTerms.tsx';
import { usePayDeal } from './use-pay-deal.ts';

function TokenDue({ money, serverTime }: { money: DealMoney; serverTime: string }) {
  const { bookingId, tokenAmount, expiresAt, isTested, other } = money;
  const { busy, pay } = usePayDeal();
  return (
    <>
      <p>
        {filled(dealPaymentsWords.tokenAmountMakes, {
          bold: <b className="tabular whitespace-nowrap">{inFull(tokenAmount)}</b>,
        })}{' '}
        {expiresAt && <TimeLeft until={expiresAt} serverTime={serverTime} />}
      </p>
      <p className="max-w-[68ch] text-sm text-muted">
        {dealPaymentsWords.heldEscrowGets({ other })}
      </p>
      <CancelTerms money={money} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="accent"
          busy={busy === 'token'}
          disabled={busy !== undefined}
          busyLabel={words.opening}
          onClick={() => void pay({ purpose: 'token', subjectId: bookingId })}
        >
          {dealPaymentsWords.pay({ inFull: inFull(tokenAmount) })}
        </Button>
        {!isTested && (
          <Button
            variant="quiet"
            busy={busy === 'penny'}
            disabled={busy !== undefined}
            busyLabel={words.opening}
            onClick={() => void pay({ purpose: 'penny', subjectId: bookingId })}
          >
            {escrowWords.tryRupee}
          </Button>
        )}
      </div>
      {!isTested && <p className="text-sm text-muted">{escrowWords.rupeeBack}</p>}
    </>
  );
}

/** Until it is made a new booking lasts minutes only. */
function TestDue({ money, serverTime }: { money: DealMoney; serverTime: string }) {
  const { bookingId, expiresAt, other } = money;
  const { busy, pay } = usePayDeal();
  return (
    <>
      <p>
        {dealPaymentsWords.pay1Which({ holdHours: HOLD_HOURS, other })}{' '}
        {expiresAt && <TimeLeft until={expiresAt} serverTime={serverTime} />}
      </p>
      <Button
        variant="accent"
        className="w-fit"
        busy={busy !== undefined}
        busyLabel={words.opening}
        onClick={() => void pay({ purpose: 'penny', subjectId: bookingId })}
      >
        {escrowWords.payRupee}
      </Button>
    </>
  );
}

function InstalmentDue({ next }: { next: InstalmentRow }) {
  const { busy, pay } = usePayDeal();
  const { id, label, amount, dueOn, isOverdue } = next;
  return (
    <>
      <p>
        <b>{label}</b>: <b className="tabular whitespace-nowrap">{inFull(amount)}</b>,{' '}
        {isOverdue ? (
          <span className="font-semibold text-bad">
            {dealPaymentsWords.due({ dueOn: formatDate(dueOn) })}
          </span>
        ) : (
          dealPaymentsWords.dueOn({ dueOn: formatDate(dueOn) })
        )}
        .
      </p>
      <Button
        variant="accent"
        className="w-fit"
        busy={busy !== undefined}
        busyLabel={words.opening}
        onClick={() => void pay({ purpose: 'instalment', subjectId: id })}
      >
        {dealPaymentsWords.pay({ inFull: inFull(amount) })}
      </Button>
    </>
  );
}

/** What the buyer pays next; nothing where nothing is due. */
export function NextPayment({ money, serverTime }: { money: DealMoney; serverTime: string }) {
  const next = money.instalments.find(({ state }) => state === 'due');
  const isToken = money.state === 'accepted';
  const isTest = money.state === 'held' && !money.isTested;
  if (!isToken && !isTest && !(money.state === 'paid' && next)) return null;
  return (
    <Section title={escrowWords.toPayNext} titleId="next-payment" className="card grid gap-3 p-5">
      {isToken && <TokenDue money={money} serverTime={serverTime} />}
      {isTest && <TestDue money={money} serverTime={serverTime} />}
      {money.state === 'paid' && next && <InstalmentDue next={next} />}
    </Section>
  );
}
