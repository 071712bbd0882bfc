import { BookedByAgent } from '../../features/agent-desk/BookedByAgent.tsx';
import { useSession } from '../session-context.ts';

export function BookedPropertiesByAgent() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booked properties</h1>
      <BookedByAgent userId={userId} />
    </div>
  );
}
