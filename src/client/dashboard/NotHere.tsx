import { SearchX } from 'lucide-react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** For an address that is no page, or another role's. */
export function NotHere() {
  return (
    <EmptyState
      icon={SearchX}
      title="There is nothing here"
      text="The address may be misspelt, or the page belongs to another kind of account."
      action={
        <AppLink className="button button-primary" href="/UserDashboard">
          Go to the dashboard
        </AppLink>
      }
    />
  );
}
