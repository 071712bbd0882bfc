import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { changePassword } from '#contract/people/passwords.ts';
import words from '#messages/people/profile/index.ts';

/** The old password, then a new one whose strength the server judges. */
export function PasswordForm({ email }: { email: string }) {
  const form = useCallForm(changePassword, { oldpassword: '', newpassword: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(changePassword, { body });
      form.reset();
      toast.success(message, { description: words.othersSignIn });
      await refreshed();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.currentPassword} required error={errors.oldpassword?.message}>
        <PasswordInput {...form.register('oldpassword')} />
      </Field>
      <Field
        label={words.newPassword}
        required
        help={words.passwordHint}
        error={errors.newpassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('newpassword')} />
      </Field>
      <p className="text-sm text-muted">{words.thisStaysIn}</p>
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.changing}
        className="justify-self-start"
      >
        {words.changePassword}
      </Button>
    </form>
  );
}
