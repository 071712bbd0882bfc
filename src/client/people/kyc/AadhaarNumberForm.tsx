import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { startAadhaar } from '#contract/people/kyc.ts';
import words from '#messages/people/identity/index.ts';
import { Failure } from './Failure.tsx';
import { showFailure } from './form-failure.ts';

/** Sends an OTP to the mobile number of an Aadhaar. The number is kept nowhere, not even as a draft. */
export function AadhaarNumberForm({ onSent }: { onSent: () => void }) {
  const form = useCallForm(startAadhaar, { aadhaar: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(startAadhaar, { body });
      await refreshed();
      toast.success(message);
      onSent();
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={words.aadhaarNumber}
        required
        help={words.twelveDigits}
        error={errors.aadhaar?.message}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          className="tabular max-w-64"
          {...form.register('aadhaar')}
        />
      </Field>
      <Checkbox
        label={words.consent.aadhaar}
        error={errors.consent?.message}
        {...form.register('consent')}
      />
      <Failure message={errors.root?.message} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.asking}
        className="justify-self-start"
      >
        {words.sendOtp}
      </Button>
    </form>
  );
}
