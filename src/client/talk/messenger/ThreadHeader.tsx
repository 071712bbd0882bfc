import { ArrowLeft, Ban, Bell, BellOff, CalendarPlus, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { ICON_BUTTON } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { blockOther, muteThread, type Thread } from '#contract/talk/threads.ts';
import words from '#messages/talk/messenger/index.ts';
import { ReportPersonDialog } from './ReportPersonDialog.tsx';

interface Props {
  thread: Thread;
  isTyping: boolean;
}

const SURE = {
  get title() {
    return words.blockTitle;
  },
  description: (name: string) => words.blockBody({ name }),
};

/** With whom one talks and about what, and what can be done about it. */
export function ThreadHeader({ thread, isTyping }: Props) {
  const { id, other, subject, muted, closed } = thread;
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { busy, take } = useStep();
  const params = { id };
  const block = (blocked: boolean) => take(() => call(blockOther, { params, body: { blocked } }));
  return (
    <header className="flex items-center gap-2 border-b border-line px-3 py-2">
      <AppLink
        href="/Messanger"
        className={`${ICON_BUTTON} lg:hidden`}
        aria-label={words.allMessages}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </AppLink>
      <Avatar name={other.name} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base">{other.name}</h2>
        <p className="truncate text-sm text-muted">
          {isTyping ? (
            <span className="text-brand">{words.isWriting}</span>
          ) : subject.link ? (
            <AppLink href={subject.link} className="link">
              {subject.title}
            </AppLink>
          ) : (
            subject.title
          )}
        </p>
      </div>
      <Menu
        trigger={<IconButton label={words.more} icon={Ellipsis} disabled={busy} />}
        groups={[
          [
            {
              label: words.proposeMeeting,
              icon: CalendarPlus,
              disabled: closed !== null,
              onSelect: () => navigate(`/ScheduleMeeting?thread=${id}`),
            },
            {
              label: muted ? words.notifyAgain : words.mute,
              icon: muted ? Bell : BellOff,
              onSelect: () => take(() => call(muteThread, { params, body: { muted: !muted } })),
            },
          ],
          [
            closed === 'by-you'
              ? { label: words.takeBlockAway, icon: Ban, onSelect: () => block(false) }
              : { label: words.block, icon: Ban, danger: true, onSelect: () => setAsking(true) },
            {
              label: words.reportThisPerson,
              icon: Flag,
              danger: true,
              onSelect: () => setReporting(true),
            },
          ],
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={SURE.title}
        description={SURE.description(other.name)}
        confirmLabel={words.block}
        busy={busy}
        danger
        onConfirm={() => void block(true).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
      {reporting && <ReportPersonDialog person={other} onClose={() => setReporting(false)} />}
    </header>
  );
}
