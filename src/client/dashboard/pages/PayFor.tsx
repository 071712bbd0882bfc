import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { PaymentPage } from '#client/money/checkout/PaymentPage.tsx';
import type { PaidPurpose } from '#client/money/checkout/purpose-pages.ts';
import { resultPath } from '#client/money/paid/result-path.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { formatDeadline, formatMoment } from '#client/ui/moment.ts';
import { Section } from '#client/ui/Section.tsx';
import { listDuties } from '#contract/dashboard.ts';
import { listPayments } from '#contract/money/invoices.ts';
import { PAYMENT_DUTIES } from '#domain/duties/index.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import words from '#messages/people/desk/index.ts';

/** What the caller can pay now: what is due, and orders that were begun. */
function Payable() {
  const { userId } = useSession();
  const duties = useCall(listDuties).answer?.data.duties;
  const params = { userId };
  const begun = useCall(listPayments, { params, query: { standing: 'waiting' } }).answer?.data;
  if (!duties || !begun) return null;
  const due = duties.filter(({ name }) => PAYMENT_DUTIES.includes(name));
  const orders = begun.flatMap((order) => {
    const href = resultPath(order);
    return href ? [{ ...order, href }] : [];
  });
  if (due.length + orders.length === 0) {
    return <p className="text-muted">{words.nothingElseWaits}</p>;
  }
  return (
    <Section title={words.whatCanPay} titleId="payable" className="grid gap-2">
      <ul className="divide-y divide-line">
        {due.map(({ name, id, title, about, link, due: until }) => (
          <li key={`${name} ${id}`} className="grid py-2">
            <AppLink className="link w-fit py-1" href={link}>
              {title}
              {about && `: ${about}`}
            </AppLink>
            {until && (
              <span className="text-sm text-muted">
                {words.untilWord({ until: formatDeadline(until) })}
              </span>
            )}
          </li>
        ))}
        {orders.map(({ orderId, description, amounts, createdAt, href }) => (
          <li key={orderId} className="grid py-2">
            <AppLink className="link w-fit py-1" href={href}>
              {description}, {formatExactRupees(amounts.total)}
            </AppLink>
            <span className="text-sm text-muted">
              {words.begun({ createdAt: formatMoment(createdAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A payment page; where its address does not say what for, with all that can be paid. */
export const PayFor = ({ purpose }: { purpose: PaidPurpose }) => (
  <PaymentPage purpose={purpose} payable={<Payable />} />
);
