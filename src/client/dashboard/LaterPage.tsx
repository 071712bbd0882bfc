import { Construction } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AppLink } from './AppLink.tsx';

/** Says plainly that a capability is still being built, and where to go instead. */
export function LaterPage({ what }: { what: string }) {
  return (
    <EmptyState
      icon={Construction}
      title="Not open yet"
      text={`${what} are still being built. This page will hold them; nothing here works yet.`}
      action={
        <AppLink className="button button-quiet" href="/UserDashboard">
          Go to the dashboard
        </AppLink>
      }
    />
  );
}
