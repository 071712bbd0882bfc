import { SellerRequests } from '#client/deals/contacts/SellerRequests.tsx';
import { useSession } from '#client/lib/session-context.ts';

export function ContactRequest() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Contact requests</h1>
      <SellerRequests userId={userId} />
    </div>
  );
}
