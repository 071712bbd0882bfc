import { InterestedList } from '../../features/contacts/InterestedList.tsx';
import { useSession } from '../session-context.ts';

export function InterestedProperties() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Owner’s Contacts</h1>
      <InterestedList userId={userId} />
    </div>
  );
}
