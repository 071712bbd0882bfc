import { useSession } from '#client/lib/session-context.ts';
import { Visitors } from '#client/professionals/agent-desk/Visitors.tsx';

export function PropertyVisitors() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Visitors</h1>
      <Visitors userId={userId} />
    </div>
  );
}
