import { useSession } from '#client/dashboard/session-context.ts';
import { InterestedList } from '#client/features/contacts/InterestedList.tsx';

export function InterestedProperties() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Owner’s Contacts</h1>
      <InterestedList userId={userId} />
    </div>
  );
}
