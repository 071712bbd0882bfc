import { SearchX } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** For an address that is no page, or another role's. */
export function NotHere() {
  return (
    <EmptyState
      icon={SearchX}
      title="There is nothing here"
      text="The address may be misspelt, or the page belongs to another kind of account."
      action={<ButtonLink href="/UserDashboard">Go to the dashboard</ButtonLink>}
    />
  );
}
