import { useEffect } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import { confirmContact } from '#contract/people/profile.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
import profileWords from '#messages/people/profile/index.ts';
import { CONTACT_LABEL, type ContactField } from './contact-field.ts';

interface Props {
  field: ContactField;
  value: string;
  onDone: () => void;
  onBack: () => void;
}

/** The code that came to the new address or number. */
export function ConfirmContactCode({ field, value, onDone, onBack }: Props) {
  const form = useCallForm(
    confirmContact,
    field === 'email' ? { email: value, code: '' } : { mobile: value, code: '' },
  );
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(confirmContact, { body });
      await refreshed();
      toast.success(message);
      onDone();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={profileWords.code}
        required
        help={profileWords.sixDigits}
        error={errors.code?.message}
      >
        <OtpInput {...form.register('code')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={words.checking}>
        {checksWords.take({ field: CONTACT_LABEL[field] })}
      </Button>
      <Button variant="quiet" disabled={isSubmitting} onClick={onBack}>
        {profileWords.goBack}
      </Button>
    </form>
  );
}
