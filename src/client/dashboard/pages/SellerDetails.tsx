import { PartyDetails } from '#client/deals/contacts/PartyDetails.tsx';
import type { PageProps } from '#client/lib/page-props.ts';

export function SellerDetails({ params }: PageProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Seller</h1>
      <PartyDetails personId={Number(params.id)} is="owner" />
    </div>
  );
}
