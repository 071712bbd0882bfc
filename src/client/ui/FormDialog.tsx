import { type ComponentProps, type ReactNode, type SyntheticEvent, useId } from 'react';
import words from '#messages/lib/kit/index.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  size?: ComponentProps<typeof Dialog>['size'];
  cancelLabel?: string;
  /** What will happen: "Decline the request", not "OK". */
  submitLabel: ReactNode;
  busyLabel?: string;
  busy: boolean;
  /** It cannot be undone. */
  danger?: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a window, its buttons at the foot. While it is under way there is no way back. */
export function FormDialog(props: Props) {
  const { title, description, size = 'narrow', cancelLabel = words.cancel, submitLabel } = props;
  const { busyLabel, busy, danger, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={description}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void onSubmit(event)}
      >
        {children}
      </form>
    </Dialog>
  );
}
