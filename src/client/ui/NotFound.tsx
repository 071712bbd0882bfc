import { SearchX } from 'lucide-react';
import { $session } from '#client/lib/session.ts';
import { wayFrom } from '#domain/lib/way-from.ts';
import shellWords from '#messages/lib/kit/index.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

/** What is not there, or not for the reader: why, and where others of its kind are. */
export function NotFound({ words }: { words: string }) {
  const { href, label } = wayFrom(location.pathname, $session.get()?.userRole);
  return (
    <div role="alert">
      <EmptyState
        icon={SearchX}
        title={shellWords.nothingHere}
        text={words}
        action={<ButtonLink href={href}>{label}</ButtonLink>}
      />
    </div>
  );
}
