import { useSearchParams } from 'wouter';
import type { PageProps } from '#client/lib/page-props.ts';
import { PackageCheckout } from '#client/money/checkout/PackageCheckout.tsx';

/** `?property=ID` names what the item is for, where it is for a property. */
export function PaymentCheckout({ params }: PageProps) {
  const [query] = useSearchParams();
  const subjectId = Number(query.get('property')) || undefined;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Checkout</h1>
      <PackageCheckout packageId={Number(params.packageid)} subjectId={subjectId} />
    </div>
  );
}
