import { CircleAlert, CircleCheck, CircleX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { classes } from '#client/ui/classes.ts';
import { filled } from '#client/ui/filled.tsx';
import type { Outcome as Kind, OrderStatus } from '#contract/money/payments.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { labels } from '#messages/lib/labels.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import { type PaidPurpose, PURPOSE_PAGES } from './purpose-pages.ts';

type Told = Exclude<Kind, 'waiting'>;

const LOOK = {
  paid: {
    icon: CircleCheck,
    tone: 'text-good',
    get title() {
      return words.paid;
    },
  },
  failed: {
    icon: CircleX,
    tone: 'text-bad',
    get title() {
      return words.notThrough;
    },
  },
  dropped: {
    icon: CircleAlert,
    tone: 'text-warn',
    get title() {
      return words.brokenOff;
    },
  },
  returned: {
    icon: Undo2,
    tone: 'text-warn',
    get title() {
      return words.goesBack;
    },
  },
  ended: {
    icon: CircleAlert,
    tone: 'text-warn',
    get title() {
      return words.timeOver;
    },
  },
} as const satisfies Record<Told, unknown>;

/** The bank's own words on the last attempt, as a sentence. */
function bankWords({ payments }: OrderStatus): string {
  const said = payments.at(-1)?.message ?? words.bankRefused;
  return said.replace(/\.?$/, '.');
}

const WORDS: Record<Told, (order: OrderStatus) => ReactNode> = {
  paid: (order) =>
    order.granted
      ? words.received({
          total: formatExactRupees(order.amounts.total),
          description: order.description,
        })
      : words.goneBack({ description: order.description }),
  failed: (order) => buyingWords.nothingChargedIf({ bankWords: bankWords(order) }),
  dropped: () => words.leftBefore,
  returned: (order) =>
    words.noLongerGiven({
      description: order.description,
      total: formatExactRupees(order.amounts.total),
    }),
  ended: () => words.orderOver,
};

const REFUND_WORDS: Record<OrderStatus['refunds'][number]['state'], string> = labels(
  () => buyingWords.refundWords,
);

function Refunds({ refunds }: Pick<OrderStatus, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {refunds.map(({ refundId, amount, state, reason }) => (
        <li key={refundId}>
          <b className="tabular">{formatExactRupees(amount)}</b> {REFUND_WORDS[state]}.{' '}
          <span className="text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

/** Begins the same anew: the page with what it was about. */
function beginHref({ retry, purpose, subjectId }: OrderStatus): string {
  const { subject } = PURPOSE_PAGES[purpose as PaidPurpose];
  const page = retry?.url ?? '';
  return subject && subjectId ? `${page}?${subject.name}=${subjectId}` : page;
}

function Actions({ order }: { order: OrderStatus }) {
  const next = PURPOSE_PAGES[order.purpose as PaidPurpose].next(order);
  const { retry, granted, invoiceId } = order;
  return (
    <div className="flex flex-wrap gap-3">
      {granted && <ButtonLink href={next.href}>{next.label}</ButtonLink>}
      {retry?.how === 'pay' && (
        <ButtonLink variant="accent" href={retry.url}>
          {words.tryAgain}
        </ButtonLink>
      )}
      {retry?.how === 'begin' && <ButtonLink href={beginHref(order)}>{words.beginAnew}</ButtonLink>}
      {invoiceId !== null && (
        <ButtonLink variant="quiet" href={`/PreviewInvoice/${invoiceId}`}>
          {words.openInvoice}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href="/PaymentHistory">
        {words.myPayments}
      </ButtonLink>
    </div>
  );
}

/** How a payment went, once it is established, and what to do next. */
export function Outcome({ order, outcome }: { order: OrderStatus; outcome: Told }) {
  const { icon: Icon, tone, title } = LOOK[outcome];
  return (
    <section role="status" className="card grid justify-items-start gap-3 p-6">
      <h2 className={classes('flex items-center gap-2 text-xl', tone)}>
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        {title}
      </h2>
      <p className="max-w-[60ch]">{WORDS[outcome](order)}</p>
      <Refunds refunds={order.refunds} />
      <Actions order={order} />
      <p className="text-sm text-muted">
        {filled(buyingWords.order, { part: <span className="tabular">{order.orderId}</span> })}
      </p>
    </section>
  );
}
