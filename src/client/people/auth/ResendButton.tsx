import { useEffect, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/people/sign-in/index.ts';

const WAIT_SECONDS = 30;

/** Asks for new codes, not sooner than a message takes to arrive. */
export function ResendButton({ onResend }: { onResend: () => Promise<void> }) {
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
    setLeft(WAIT_SECONDS);
  };
  return (
    <Button
      variant="quiet"
      disabled={left > 0}
      busy={busy}
      busyLabel={words.sending}
      onClick={resend}
    >
      {left > 0 ? words.sendAgainIn({ seconds: left }) : words.sendAgain}
    </Button>
  );
}
