import { Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { ICON_BUTTON } from '#client/ui/classes.ts';
import { fileRefusal } from '#client/ui/file-refusal.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { MESSAGE_LENGTH } from '#contract/talk/messenger.ts';
import { showTyping } from '#contract/talk/threads.ts';
import words from '#messages/talk/messenger/index.ts';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const MAX_BYTES = 20 * 1024 * 1024;
const TYPING_EVERY_MS = 3_000;

const keyOf = (threadId: number) => `draft:message-${threadId}`;

interface Props {
  threadId: number;
  name: string;
  onSend: (body: string, file?: File) => void;
}

/** Where one writes; what is typed and not sent is kept on this device. */
export function Composer({ threadId, name, onSend }: Props) {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(threadId)) ?? '');
  const told = useRef(0);
  useEffect(() => {
    if (text) localStorage.setItem(keyOf(threadId), text);
    else localStorage.removeItem(keyOf(threadId));
  }, [threadId, text]);

  function type(value: string) {
    setText(value);
    const now = Date.now();
    if (!value || now - told.current < TYPING_EVERY_MS) return;
    told.current = now;
    // It is no more than a hint; nobody misses one.
    call(showTyping, { params: { id: threadId } }).catch(() => undefined);
  }

  function send() {
    const body = text.trim();
    if (!body) return;
    onSend(body);
    setText('');
    told.current = 0;
  }

  function onKey(event: KeyboardEvent) {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function attach(file: File | undefined) {
    if (!file) return;
    const why = fileRefusal(file, ACCEPT, MAX_BYTES);
    if (why) toast.error(why);
    else onSend('', file);
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className={`${ICON_BUTTON} cursor-pointer has-focus-visible:outline-3`}>
        <Paperclip aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.sendFile}</span>
        <input
          type="file"
          accept={ACCEPT}
          className="sr-only"
          onChange={({ target }) => {
            attach(target.files?.[0]);
            // So that choosing the same file again counts as a choice.
            target.value = '';
          }}
        />
      </label>
      <textarea
        rows={1}
        aria-label={words.messageTo({ name })}
        placeholder={words.write}
        maxLength={MESSAGE_LENGTH}
        className="field field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKey}
      />
      <IconButton
        type="submit"
        label={words.send}
        icon={SendHorizontal}
        disabled={!text.trim()}
        className="bg-brand text-surface hover:bg-brand-strong"
      />
    </form>
  );
}
