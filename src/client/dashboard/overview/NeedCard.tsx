import {
  Bell,
  CircleAlert,
  FileSearch,
  FileX,
  IdCard,
  type LucideIcon,
  Smartphone,
  UserRound,
} from 'lucide-react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { classes } from '#client/ui/classes.ts';
import { filled } from '#client/ui/filled.tsx';
import { formatDeadline } from '#client/ui/moment.ts';
import type { Need } from '#contract/dashboard.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/overview/index.ts';

const ICON: Record<string, LucideIcon> = {
  identities: FileSearch,
  licenceChecks: FileSearch,
  papers: FileSearch,
  document_rejected: FileX,
  kyc: IdCard,
  mobile: Smartphone,
  particulars: UserRound,
  unread: Bell,
};

/** One thing to do, with the way to it. */
export function NeedCard({ need }: { need: Need }) {
  const Icon = ICON[need.kind] ?? CircleAlert;
  return (
    <li
      className={classes(
        'card flex flex-wrap items-center gap-x-4 gap-y-3 p-4',
        need.urgent && 'border-l-4 border-l-bad',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classes('size-6 shrink-0 self-start', need.urgent ? 'text-bad' : 'text-muted')}
      />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold">
          {need.title}
          {need.urgent && <Badge tone="bad">{words.urgent}</Badge>}
        </h3>
        <p className="mt-0.5 text-muted">{need.detail}</p>
        {need.due && (
          <p className="mt-0.5 text-sm">
            {filled(deskWords.until, {
              time: (
                <time dateTime={need.due} className="font-medium">
                  {formatDeadline(need.due)}
                </time>
              ),
            })}
          </p>
        )}
      </div>
      <AppLink
        href={need.link}
        className={classes('button max-sm:w-full', need.urgent ? 'button-primary' : 'button-quiet')}
      >
        {need.action}
      </AppLink>
    </li>
  );
}
