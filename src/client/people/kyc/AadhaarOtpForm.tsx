import { useEffect } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import { confirmAadhaar, type KycCheck } from '#contract/people/kyc.ts';
import { maskAadhaar } from '#domain/people/aadhaar.ts';
import { AADHAAR_OTP_MINUTES } from '#domain/people/kyc.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
import { Failure } from './Failure.tsx';
import { showFailure } from './form-failure.ts';

interface Props {
  check: KycCheck;
  /** The OTP was asked for just now: what comes next is typing it. */
  isFresh: boolean;
  onAgain: () => void;
}

export function AadhaarOtpForm({ check, isFresh, onAgain }: Props) {
  const form = useCallForm(confirmAadhaar, { otp: '' });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (isFresh) form.setFocus('otp');
  }, [form, isFresh]);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(confirmAadhaar, { params: { checkId: check.id }, body });
      toast.success(message);
      await refreshed();
    } catch (error) {
      showFailure(form, error);
      // The last try, or ten minutes, may have ended the check; then a new OTP is asked for.
      await refreshed();
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p>
        {checksWords.otpSentAadhaar({
          maskAadhaar: maskAadhaar(check.shown ?? ''),
          aadhaarOtpMinutes: AADHAAR_OTP_MINUTES,
        })}
      </p>
      <Field label={words.otp} required error={errors.otp?.message}>
        <OtpInput {...form.register('otp')} />
      </Field>
      <Failure message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={words.checking}>
          {words.verifyAadhaar}
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={onAgain}>
          {words.newOtp}
        </Button>
      </div>
    </form>
  );
}
