import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { PasskeyInstead } from '#client/people/security/PasskeyInstead.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { changeContact } from '#contract/people/profile.ts';
import words from '#messages/people/identity/index.ts';
import profileWords from '#messages/people/profile/index.ts';
import type { ContactField } from './contact-field.ts';

interface Props {
  field: ContactField;
  /** With what was typed, as the server understood it. */
  onSent: (value: string) => void;
}

const EMPTY = {
  email: { email: '', password: '' },
  mobile: { mobile: '', password: '' },
};

/** The new address or number, and the password, since a session alone must not move an account. */
export function AskContactCode({ field, onSent }: Props) {
  const form = useCallForm(changeContact, EMPTY[field]);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(changeContact, { body });
      onSent(body[field] ?? '');
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {field === 'email' ? (
        <Field label={profileWords.newMail} required error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </Field>
      ) : (
        <Field
          label={profileWords.newMobile}
          required
          help={profileWords.tenDigits}
          error={errors.mobile?.message}
        >
          <TextInput type="tel" autoComplete="tel-national" {...form.register('mobile')} />
        </Field>
      )}
      <Field label={words.yourPassword} required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <PasskeyInstead
        onConfirmed={(password) => {
          form.setValue('password', password);
          void submit();
        }}
      />
      <Button type="submit" busy={isSubmitting} busyLabel={words.sending}>
        {profileWords.sendCode}
      </Button>
    </form>
  );
}
