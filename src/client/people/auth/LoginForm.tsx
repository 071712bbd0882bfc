import { useState } from 'react';
import { toast } from 'sonner';
import { call, noConnection } from '#client/lib/api.ts';
import { unknownFailure } from '#client/lib/error-messages.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { login } from '#contract/people/auth.ts';
import words from '#messages/people/sign-in/index.ts';
import { goIn } from './go-in.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';

type Asked = Extract<ResponseOf<typeof login>, { status: 0 }>['data'];

function inWords(error: unknown): string {
  if (!isAppError(error) || error.message === noConnection()) return unknownFailure();
  return error.isSilent ? words.loginFailed : error.message;
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
      <Field label={words.email} error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label={words.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <a className="link justify-self-end py-2 text-sm" href={inPageLanguage('/ForgetPassword')}>
        {words.forgot}
      </a>
      <Button type="submit" busy={isSubmitting} busyLabel={words.signingIn}>
        {words.signIn}
      </Button>
      <PasskeyButton />
      <a
        className="link justify-self-center py-2 text-sm"
        href={inPageLanguage(`/sign-in-by-code${location.search}`)}
      >
        {words.byCode}
      </a>
      <p className="text-center text-sm">
        {filled(words.newHere, {
          signUp: (
            <a className="link inline-block py-2" href={inPageLanguage('/Registration')}>
              {words.signUp}
            </a>
          ),
        })}
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
          {words.ended}
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
