import { Messenger } from '../../features/messenger/Messenger.tsx';
import { useSession } from '../session-context.ts';

/** Everything written to and by the caller; `?thread=ID` opens one talk. */
export function Messanger() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-2xl">Messages</h1>
      <Messenger userId={userId} />
    </div>
  );
}
