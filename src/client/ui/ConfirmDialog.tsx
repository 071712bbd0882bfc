import type { ReactNode } from 'react';
import words from '#messages/lib/kit/index.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  /** What will happen: "Withdraw the bid", not "OK". */
  confirmLabel: string;
  busyLabel?: string;
  busy?: boolean;
  /** It cannot be undone. */
  danger?: boolean;
  /** What has to be read before, below the description. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a step. While it is under way there is no way back, so Esc and Cancel wait too. */
export function ConfirmDialog(props: Props) {
  const { open, title, description, confirmLabel, busyLabel, busy, danger, onConfirm } = props;
  const { onCancel, children } = props;
  return (
    <Dialog
      open={open}
      size="narrow"
      title={title}
      description={description}
      onClose={() => !busy && onCancel()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
