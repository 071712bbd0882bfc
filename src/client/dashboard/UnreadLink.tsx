import type { LucideIcon } from 'lucide-react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/people/shell/index.ts';

/** How often it is asked what is unread, in milliseconds. */
export const UNREAD_EVERY_MS = MINUTE_MS;
const MAX_SHOWN = 99;

interface Props {
  href: string;
  label: string;
  icon: LucideIcon;
  unread: number;
}

/** An icon of the header that leads to something to read, with how much of it is unread. */
export function UnreadLink({ href, label, icon: Icon, unread }: Props) {
  return (
    <AppLink
      href={href}
      className="relative grid size-11 place-items-center rounded-control hover:bg-sunk"
      aria-label={unread > 0 ? words.unread({ label, count: unread }) : label}
    >
      <Icon aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0.5 top-0.5 min-w-5 rounded-full bg-bad px-1 text-center text-xs font-semibold text-surface"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </AppLink>
  );
}
