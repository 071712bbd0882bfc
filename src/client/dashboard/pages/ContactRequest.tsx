import { useSession } from '#client/dashboard/session-context.ts';
import { SellerRequests } from '#client/features/contacts/SellerRequests.tsx';

export function ContactRequest() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Contact requests</h1>
      <SellerRequests userId={userId} />
    </div>
  );
}
