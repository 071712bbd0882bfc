import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonLook } from '#client/ui/classes.ts';
import { Field } from '#client/ui/Field.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { forgotPassword, resetPassword } from '#contract/people/passwords.ts';
import words from '#messages/people/sign-in/index.ts';
import { ResendButton } from './ResendButton.tsx';

/** Whose code is awaited: it is good with the reference that this page holds. */
interface Asked {
  email: string;
  reference: string;
}

function AskForm({ onSent }: { onSent: (asked: Asked) => void }) {
  const form = useCallForm(forgotPassword, { email: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { data } = await call(forgotPassword, { body });
      onSent({ email: body.email, ...data });
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.email} error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={words.sending}>
        {words.sendCode}
      </Button>
    </form>
  );
}

function ResetForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const { email } = asked;
  const form = useCallForm(resetPassword, { ...asked, code: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(resetPassword, { body });
      onDone();
    } catch (error) {
      showErrors(form, error);
    }
  });
  const resend = async () => {
    try {
      toast.success((await call(forgotPassword, { body: asked })).message);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p role="status">{words.mailOnItsWay({ email })}</p>
      <Field label={words.mailCode} error={errors.code?.message}>
        <OtpInput digits={8} {...form.register('code')} />
      </Field>
      <Field
        label={words.newPassword}
        error={errors.password?.message}
        help={words.newPasswordHelp}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={words.changing}>
        {words.changePassword}
      </Button>
      <ResendButton onResend={resend} />
    </form>
  );
}

/** A code by e-mail, then a new password. */
export function ForgotForm() {
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState(false);
  return (
    <>
      {done ? (
        <div className="grid gap-4">
          <p role="status">{words.changed}</p>
          <a className={buttonLook('primary')} href={inPageLanguage('/Login')}>
            {words.title}
          </a>
        </div>
      ) : asked ? (
        <ResetForm asked={asked} onDone={() => setDone(true)} />
      ) : (
        <AskForm onSent={setAsked} />
      )}
      {!done && (
        <p className="text-center text-sm">
          <a className="link inline-block py-2" href={inPageLanguage('/Login')}>
            {words.back}
          </a>
        </p>
      )}
      <Toaster />
    </>
  );
}
