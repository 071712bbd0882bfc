import { toast } from 'sonner';
import { call, NO_CONNECTION } from '#client/lib/api.ts';
import { UNKNOWN_FAILURE } from '#client/lib/error-messages.ts';
import { storeSession } from '#client/lib/session.ts';
import { toastLater } from '#client/lib/toast-later.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { login } from '#contract/people/auth.ts';
import { safeReturnPath } from '#domain/lib/return-path.ts';

const NO_MESSAGE = 'Login failed. Please check your credentials.';

function inWords(error: unknown): string {
  if (!isAppError(error) || error.message === NO_CONNECTION) return UNKNOWN_FAILURE;
  return error.message || NO_MESSAGE;
}

/** Signing in by e-mail and password, and back to where the visitor was. */
export function LoginForm() {
  const form = useCallForm(login, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { user, token, message } = await call(login, { body });
      storeSession(user, token);
      toastLater(message);
      location.assign(safeReturnPath(new URLSearchParams(location.search).get('next')));
      // The button stays busy until the next page is there.
      await new Promise(() => undefined);
    } catch (error) {
      toast.error(inWords(error));
    }
  });

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...form.register('password')} />
        </Field>
        <a className="link justify-self-end py-2 text-sm" href="/ForgetPassword">
          Forgot password
        </a>
        <Button type="submit" busy={isSubmitting} busyLabel="Signing In...">
          Sign In
        </Button>
        <p className="text-center text-sm">
          New here?{' '}
          <a className="link inline-block py-2" href="/Registration">
            Sign up
          </a>
        </p>
      </form>
      <Toaster />
    </>
  );
}
