import { useState } from 'react';
import { toast } from 'sonner';
import { call, noConnection } from '#client/lib/api.ts';
import { unknownFailure } from '#client/lib/error-messages.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { login } from '#contract/people/auth.ts';
import { goIn } from './go-in.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';

const NO_MESSAGE = 'Login failed. Please check your credentials.';

type Asked = Extract<ResponseOf<typeof login>, { status: 0 }>['data'];

function inWords(error: unknown): string {
  if (!isAppError(error) || error.message === noConnection()) return unknownFailure();
  return error.isSilent ? NO_MESSAGE : error.message;
}

function PasswordStep({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const form = useCallForm(login, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const answer = await call(login, { body });
      if (answer.status === 0) onAsked(answer.data);
      else await goIn(answer);
    } catch (error) {
      toast.error(inWords(error));
    }
  });

  return (
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
      <PasskeyButton />
      <a
        className="link justify-self-center py-2 text-sm"
        href={`/sign-in-by-code${location.search}`}
      >
        Sign in with a code
      </a>
      <p className="text-center text-sm">
        New here?{' '}
        <a className="link inline-block py-2" href="/Registration">
          Sign up
        </a>
      </p>
    </form>
  );
}

/** Signing in by e-mail and password or by a passkey, and back to where the visitor was. */
export function LoginForm() {
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      {new URLSearchParams(location.search).has('ended') && (
        <p role="status" className="mb-4 rounded-control border border-line bg-brand-soft p-3">
          Your session has ended. Sign in to go on where you were; what you typed is kept.
        </p>
      )}
      {asked ? (
        <SecondStep
          ticket={asked.ticket}
          factors={asked.factors}
          onBack={() => setAsked(undefined)}
        />
      ) : (
        <PasswordStep onAsked={setAsked} />
      )}
      <Toaster />
    </>
  );
}
