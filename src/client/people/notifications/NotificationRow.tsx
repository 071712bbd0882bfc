import type { ReactNode } from 'react';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { classes } from '#client/ui/classes.ts';
import type { Notification } from '#contract/people/notifications.ts';
import { KIND_LABEL } from '#domain/people/notification.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import words from '#messages/people/bell/index.ts';
import { KIND_ICON } from './kind-icons.ts';

interface Props {
  notification: Notification;
  onOpen: () => void;
}

/** The whole row answers to the pointer; its title is what a keyboard reaches. */
const TARGET =
  'text-left no-underline after:absolute after:inset-0 after:content-[""] focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand';

function Title({ notification, onOpen }: Props) {
  const { title, link, read } = notification;
  const look = classes(TARGET, read ? 'font-medium' : 'font-bold');
  if (link) {
    return (
      <AppLink href={link} className={look} onClick={onOpen}>
        <span lang={langOf(title)}>{title}</span>
      </AppLink>
    );
  }
  if (read)
    return (
      <span className="font-medium" lang={langOf(title)}>
        {title}
      </span>
    );
  return (
    <button type="button" className={look} onClick={onOpen}>
      <span lang={langOf(title)}>{title}</span>
      <span className="sr-only">{words.markRead}</span>
    </button>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <span className="not-first:before:mx-1.5 not-first:before:content-['·']">{children}</span>;
}

export function NotificationRow({ notification, onOpen }: Props) {
  const { kind, body, createdAt, read, link } = notification;
  const Icon = KIND_ICON[kind];
  return (
    <li
      className={classes(
        'relative flex gap-3 p-4',
        (link || !read) && 'hover:bg-sunk',
        !read && 'bg-brand-soft',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Title notification={notification} onOpen={onOpen} />
        <p className="mt-0.5" lang={langOf(body)}>
          {body}
        </p>
        <p className="mt-1 text-sm text-muted">
          <Fact>{KIND_LABEL[kind]}</Fact>
          <Fact>
            <Ago at={createdAt} />
          </Fact>
        </p>
      </div>
      {!read && (
        <span className="mt-1.5 size-3 shrink-0 rounded-full bg-brand">
          <span className="sr-only">{words.unread}</span>
        </span>
      )}
    </li>
  );
}
