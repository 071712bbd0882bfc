import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { openThread, type SubjectKind } from '#contract/talk/threads.ts';
import words from '#messages/talk/messenger/index.ts';

interface Props {
  kind: SubjectKind;
  id: number;
  /** Who asked about a home of one’s own. */
  other?: number;
  /** To whom: "Message the owner". */
  children: string;
}

/** Opens the talk of the two about a thing. */
export function MessageButton({ kind, id, other, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  async function open() {
    setBusy(true);
    try {
      const body = { kind, id, ...(other !== undefined && { with: other }) };
      const { data } = await call(openThread, { body });
      navigate(`/Messanger?thread=${data.id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  }
  return (
    <Button
      variant="quiet"
      icon={MessageSquare}
      busy={busy}
      busyLabel={words.opening}
      onClick={open}
    >
      {children}
    </Button>
  );
}
