import { useSearchParams } from 'wouter';
import { PackageCheckout } from '../../features/checkout/PackageCheckout.tsx';
import type { PageProps } from '../page-props.ts';

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
