import type { PageProps } from '#client/dashboard/page-props.ts';
import { PartyDetails } from '#client/features/contacts/PartyDetails.tsx';

export function BuyerSideDetials({ params }: PageProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Buyer</h1>
      <PartyDetails personId={Number(params.id)} is="buyer" />
    </div>
  );
}
