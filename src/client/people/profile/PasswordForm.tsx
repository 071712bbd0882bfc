import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { changePassword } from '#contract/people/auth.ts';

/** The old password, then a new one whose strength the server judges. */
export function PasswordForm({ email }: { email: string }) {
  const form = useCallForm(changePassword, { oldpassword: '', newpassword: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(changePassword, { body });
      form.reset();
      toast.success(message, { description: 'Your other devices have to sign in again.' });
      await refreshed();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" required error={errors.oldpassword?.message}>
        <PasswordInput {...form.register('oldpassword')} />
      </Field>
      <Field
        label="New password"
        required
        help="10 characters or more. A few unrelated words are easy to remember and hard to guess."
        error={errors.newpassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('newpassword')} />
      </Field>
      <p className="text-sm text-muted">
        This device stays signed in; every other one has to sign in again.
      </p>
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel="Changing…"
        className="justify-self-start"
      >
        Change the password
      </Button>
    </form>
  );
}
