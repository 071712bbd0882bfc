import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { toastError } from '#client/lib/toast-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import words from '#messages/deals/deal/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Props {
  title: string;
  description: string;
  /** Whom not to tell the code; follows "Tell it to nobody". */
  butNot?: string;
  /** What the code does. */
  confirmLabel: string;
  confirmBusyLabel: string;
  busy: boolean;
  sendCode: () => Promise<{ data: { sentTo: string[] }; message: string }>;
  code: UseFormRegisterReturn;
  codeError: string | undefined;
  /** Spends the code that was typed. */
  onConfirm: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  /** Said below, before and after the code is sent. */
  children?: ReactNode;
}

/** A step that takes a one-time code: first it is sent, then it is typed and spent. */
export function CodeDialog(props: Props) {
  const { sendCode, confirmLabel, confirmBusyLabel, onConfirm, butNot = '', children } = props;
  const [sentTo, setSentTo] = useState<string[]>();
  const [sending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      const { data, message } = await sendCode();
      setSentTo(data.sentTo);
      toast.success(message);
    } catch (error) {
      toastError(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <FormDialog
      title={props.title}
      description={props.description}
      submitLabel={sentTo ? confirmLabel : words.sendCode}
      busyLabel={sentTo ? confirmBusyLabel : deskWords.sending}
      busy={props.busy || sending}
      onSubmit={(event) => {
        if (sentTo) return onConfirm(event);
        event.preventDefault();
        return send();
      }}
      onClose={props.onClose}
    >
      {sentTo ? (
        <>
          <p>{deskWords.codeWentGood({ sentTo: sentTo.join(deskWords.and) })}</p>
          <Field label={words.oneTimeCode} required error={props.codeError}>
            <OtpInput {...props.code} />
          </Field>
          <Button variant="quiet" className="w-fit" busy={sending} onClick={() => void send()}>
            {words.sendAnother}
          </Button>
        </>
      ) : (
        <p>{deskWords.sendOneTime({ butNot })}</p>
      )}
      {children}
    </FormDialog>
  );
}
