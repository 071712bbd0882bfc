import { InterestedList } from '#client/deals/contacts/InterestedList.tsx';
import { useSession } from '#client/lib/session-context.ts';

export function InterestedProperties() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Owner’s Contacts</h1>
      <InterestedList userId={userId} />
    </div>
  );
}
