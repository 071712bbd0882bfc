import { useState } from 'react';
import { toast } from 'sonner';
import { type MyAgreement, sendSigningCode, signAgreement } from '#contract/agreements.ts';
import { isAppError } from '#contract/errors.ts';
import { useDealStep } from '../../deals/use-deal-step.ts';
import { call } from '../../lib/api.ts';
import { showErrors } from '../../lib/form-errors.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { OtpInput } from '../../ui/OtpInput.tsx';

interface Props {
  agreement: MyAgreement;
  onClose: () => void;
}

/** First the code is sent, then it signs; a provider with a page of its own is gone to next. */
export function SignDialog({ agreement, onClose }: Props) {
  const { id, version, sha256, isSandbox } = agreement;
  const [sentTo, setSentTo] = useState<string[]>();
  const [sending, setSending] = useState(false);
  const form = useCallForm(signAgreement, { code: '', sha256 });
  const { busy, take } = useDealStep();

  const send = async () => {
    setSending(true);
    try {
      const { data, message } = await call(sendSigningCode, { params: { id } });
      setSentTo(data.sentTo);
      toast.success(message);
    } catch (error) {
      toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');
    } finally {
      setSending(false);
    }
  };
  const sign = form.handleSubmit(async (body) => {
    const step = async () => {
      const answer = await call(signAgreement, { params: { id }, body });
      if (answer.data.url) window.location.assign(answer.data.url);
      return answer;
    };
    if (await take(step, (error) => showErrors(form, error))) onClose();
  });

  return (
    <FormDialog
      title={`Consent to version ${version}?`}
      description="You sign this text and no other. Once both sides have signed it is agreed, and only a new version changes it."
      submitLabel={sentTo ? 'Sign and consent' : 'Send me the code'}
      busyLabel={sentTo ? 'Signing…' : 'Sending…'}
      busy={busy || sending}
      onSubmit={(event) => {
        if (sentTo) return sign(event);
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
        <p>
          We send a one-time code to your mobile and your e-mail. Tell it to nobody, not to the
          lawyer either.
        </p>
      )}
      {isSandbox && (
        <p className="rounded-card bg-sunk p-3 text-sm">
          Signatures are played here for trying out; they have no effect in law.
        </p>
      )}
    </FormDialog>
  );
}
