import { SearchX } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import words from '#messages/people/shell/index.ts';

/** For an address that is no page, or another role's. */
export function NotHere() {
  return (
    <EmptyState
      icon={SearchX}
      title={words.nothingHere}
      text={words.misspelt}
      action={<ButtonLink href="/UserDashboard">{words.toDashboard}</ButtonLink>}
    />
  );
}
