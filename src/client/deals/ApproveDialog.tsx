import { useState } from 'react';
import { toast } from 'sonner';
import { isAppError } from '#contract/errors.ts';
import { approveRelease, sendReleaseCode } from '#contract/escrow-steps.ts';
import { call } from '../lib/api.ts';
import { showErrors } from '../lib/form-errors.ts';
import { useCallForm } from '../lib/use-call-form.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { OtpInput } from '../ui/OtpInput.tsx';
import { inFull } from './in-full.ts';
import { useDealStep } from './use-deal-step.ts';

const say = (error: unknown) =>
  void toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');

interface Props {
  /** A request to let money out of escrow, that waits for the caller's code. */
  release: { id: number; amount: number; payee: string };
  /** What the approval means, said before it is done. */
  description?: string;
  onClose: () => void;
}

const FOR_GOOD =
  'It leaves escrow for good and cannot be called back. Do it only for what you have agreed.';

/** First the code is sent, then it lets the money go. */
export function ApproveDialog({ release, description = FOR_GOOD, onClose }: Props) {
  const { id, amount, payee } = release;
  const [sentTo, setSentTo] = useState<string[]>();
  const [sending, setSending] = useState(false);
  const form = useCallForm(approveRelease, { code: '' });
  const { busy, take } = useDealStep();

  const send = async () => {
    setSending(true);
    try {
      const { data, message } = await call(sendReleaseCode, { params: { id } });
      setSentTo(data.sentTo);
      toast.success(message);
    } catch (error) {
      say(error);
    } finally {
      setSending(false);
    }
  };
  const approve = form.handleSubmit(async (body) => {
    const step = () => call(approveRelease, { params: { id }, body });
    if (await take(step, (error) => showErrors(form, error))) onClose();
  });

  return (
    <FormDialog
      title={`Let ${inFull(amount)} go to ${payee}?`}
      description={description}
      submitLabel={sentTo ? `Let ${inFull(amount)} go` : 'Send me the code'}
      busyLabel={sentTo ? 'Letting it go…' : 'Sending…'}
      busy={busy || sending}
      onSubmit={(event) => {
        if (sentTo) return approve(event);
        event.preventDefault();
        return send();
      }}
      onClose={onClose}
    >
      {sentTo ? (
        <>
          <p>The code went to {sentTo.join(' and ')}. It is good for ten minutes.</p>
          <Field label="One-time code" required error={form.formState.errors.code?.message}>
            <OtpInput {...form.register('code')} />
          </Field>
          <Button variant="quiet" className="w-fit" busy={sending} onClick={() => void send()}>
            Send another code
          </Button>
        </>
      ) : (
        <p>We send a one-time code to your mobile and your e-mail. Tell it to nobody.</p>
      )}
    </FormDialog>
  );
}
