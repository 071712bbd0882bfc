import { ReceiptIndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { APP_PAGES } from '#domain/lib/routes.ts';
import { PRICED_PURPOSES, type PricedPurpose, PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/checkout/index.ts';
import { Checkout } from './Checkout.tsx';
import { ForSale } from './ForSale.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { CALL_BACKS, type PaidPurpose, PURPOSE_PAGES } from './purpose-pages.ts';
import { ToContact } from './ToContact.tsx';
import { ToPromote } from './ToPromote.tsx';

const isPriced = (purpose: PaidPurpose): purpose is PricedPurpose =>
  PRICED_PURPOSES.some((priced) => priced === purpose);

function Missing({
  title,
  text,
  href,
  label,
}: Record<'title' | 'text' | 'href' | 'label', string>) {
  return (
    <EmptyState
      icon={ReceiptIndianRupee}
      title={title}
      text={text}
      action={<ButtonLink href={href}>{label}</ButtonLink>}
    />
  );
}

interface Props {
  purpose: PaidPurpose;
  /** What else can be paid now, where the address does not say what for. */
  payable: ReactNode;
}

function Buying({ purpose, payable }: Props) {
  const [query] = useSearchParams();
  const { subject } = PURPOSE_PAGES[purpose];
  const subjectId = subject ? Number(query.get(subject.name)) || undefined : undefined;
  if (subject && !subjectId) {
    const { title, text, link } = subject;
    return (
      <div className="grid grid-cols-1 gap-8">
        <Missing title={title} text={text} {...link} />
        {purpose === 'promoteProperty' && <ToPromote />}
        {purpose === 'ownerContact' && <ToContact listedIn="sell" />}
        {purpose === 'rentContact' && <ToContact listedIn="rent" />}
        {payable}
      </div>
    );
  }
  const about = subjectId ? { subjectId } : {};
  if (!isPriced(purpose)) return <Checkout request={{ purpose, ...about }} />;
  if (purpose !== 'subscription') return <ForSale purpose={purpose} subject={about} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Missing
        title={words.whichPackage}
        text={words.comparePackages}
        href="/MyPackages"
        label={words.seePackages}
      />
      {payable}
    </div>
  );
}

/**
 * A payment page: what is bought, or with `?order_id` how it went. What it is about stands in the
 * address: `?property=ID` or `?engagement=ID`.
 */
export function PaymentPage({ purpose, payable }: Props) {
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  const { lead } = PURPOSE_PAGES[purpose];
  return (
    <PageFrame
      heading={APP_PAGES[PURPOSE_RULES[purpose].page].title}
      intro={orderId ? undefined : lead}
    >
      {orderId ? (
        <PaymentResult key={orderId} orderId={orderId} callBack={CALL_BACKS[purpose]} />
      ) : (
        <Buying purpose={purpose} payable={payable} />
      )}
    </PageFrame>
  );
}
