import { useSession } from '#client/lib/session-context.ts';
import { BookedByAgent } from '#client/professionals/agent-desk/BookedByAgent.tsx';

export function BookedPropertiesByAgent() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booked properties</h1>
      <BookedByAgent userId={userId} />
    </div>
  );
}
