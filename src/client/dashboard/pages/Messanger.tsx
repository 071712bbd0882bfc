import { useSession } from '#client/lib/session-context.ts';
import { Messenger } from '#client/talk/messenger/Messenger.tsx';

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
