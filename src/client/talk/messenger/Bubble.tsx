import { Check, CheckCheck, Clock, FileText, Flag, TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { callForFile } from '#client/lib/api.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { classes } from '#client/ui/classes.ts';
import { fileSize } from '#client/ui/file-refusal.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { type Message, openMessageFile } from '#contract/talk/messenger.ts';
import { formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/people/identity/index.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import type { Pending } from './merge-messages.ts';

const CHIP =
  'flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-left text-ink';

function Frame({ mine, children }: { mine: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        'grid max-w-[min(34rem,80%)] gap-1 rounded-card px-3 py-2',
        mine ? 'bg-brand-soft' : 'bg-sunk',
      )}
    >
      {children}
    </div>
  );
}

function FileChip({ message }: { message: Message }) {
  const { file, threadId, id } = message;
  if (!file) return null;
  const save = () =>
    callForFile(openMessageFile, { params: { id: threadId, messageId: id } }).then(
      (bytes) => saveFile(bytes, file.name),
      (error: unknown) =>
        toast.error(isAppError(error) ? error.message : messengerWords.fileFailed),
    );
  return (
    <button type="button" className={CHIP} onClick={save}>
      <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 truncate">
        <span className="sr-only">{messengerWords.save} </span>
        {file.name}
      </span>
      <span className="shrink-0 text-sm text-muted">{fileSize(file.bytes)}</span>
    </button>
  );
}

function Ticks({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden="true" className={classes('size-4', isRead && 'text-brand')} />
      <span className="sr-only">{isRead ? messengerWords.read : messengerWords.sent}</span>
    </>
  );
}

function Words({ message: { body, hidden, file } }: { message: Message }) {
  if (hidden) return <p className="text-muted italic">{messengerWords.takenByStaff}</p>;
  if (body) return <p className="wrap-anywhere whitespace-pre-line">{body}</p>;
  return file ? null : <p className="text-muted italic">{messengerWords.fileGone}</p>;
}

interface Props {
  message: Message;
  mine: boolean;
  /** The other has read it. */
  isRead: boolean;
  onReport: (id: number) => void;
}

export function Bubble({ message, mine, isRead, onReport }: Props) {
  return (
    <div className={classes('group flex items-center gap-1', mine && 'justify-end')}>
      <Frame mine={mine}>
        <span className="sr-only">{mine ? messengerWords.youWrote : messengerWords.theyWrote}</span>
        <Words message={message} />
        <FileChip message={message} />
        <span className="flex items-center justify-end gap-1 text-xs text-muted">
          <time dateTime={message.at}>{formatTime(message.at)}</time>
          {mine && <Ticks isRead={isRead} />}
        </span>
      </Frame>
      {!mine && !message.hidden && (
        <IconButton
          label={messengerWords.report}
          icon={Flag}
          className="text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60"
          onClick={() => onReport(message.id)}
        />
      )}
    </div>
  );
}

interface PendingProps {
  message: Pending;
  /** It can be sent again: a file chosen before a reload cannot. */
  onRetry: () => void;
  onRemove: () => void;
}

/** One the server does not have yet; where that failed it stays, with the way to try again. */
export function PendingBubble({ message, onRetry, onRemove }: PendingProps) {
  const { body, fileName, state, why } = message;
  return (
    <div className="flex justify-end">
      <Frame mine>
        <span className="sr-only">{messengerWords.youWrote}</span>
        <p className="wrap-anywhere whitespace-pre-line">{body || fileName}</p>
        {state === 'sending' ? (
          <span className="flex items-center justify-end gap-1 text-xs text-muted">
            {words.sending} <Clock aria-hidden="true" className="size-4" />
          </span>
        ) : (
          <div role="alert" className="grid gap-1 text-sm text-bad">
            <span className="flex items-start gap-1">
              <TriangleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {why ?? messengerWords.notSent}
            </span>
            <span className="flex gap-4">
              <button type="button" className="link min-h-11" onClick={onRetry}>
                {messengerWords.retry}
              </button>
              <button type="button" className="link min-h-11" onClick={onRemove}>
                {words.remove}
              </button>
            </span>
          </div>
        )}
      </Frame>
    </div>
  );
}
