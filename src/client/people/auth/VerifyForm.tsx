import { useMemo } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { takeTarget } from '#client/lib/return-later.ts';
import { storeSession } from '#client/lib/session.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { toastLater } from '#client/lib/toast-later.ts';
import { untilNextPage } from '#client/lib/until-next-page.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonLook } from '#client/ui/classes.ts';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import { resendCodes, verifyRegistration } from '#contract/people/registration.ts';
import { readMobile, showMobile } from '#domain/lib/mobile.ts';
import { safeReturnPath } from '#domain/lib/return-path.ts';
import words from '#messages/people/sign-up/index.ts';
import { dropPending, type Pending, readPending } from './pending.ts';
import { ResendButton } from './ResendButton.tsx';

function Codes({ pending }: { pending: Pending }) {
  const form = useCallForm(verifyRegistration, {
    reference: pending.reference,
    emailcode: '',
    mobilecode: '',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { user, token, message } = await call(verifyRegistration, { body });
      storeSession(user, token);
      dropPending();
      toastLater(message);
      location.assign(inPageLanguage(safeReturnPath(takeTarget())));
      await untilNextPage();
    } catch (error) {
      showErrors(form, error);
    }
  });

  const resend = async () => {
    try {
      const { message } = await call(resendCodes, { body: { reference: pending.reference } });
      toast.success(message);
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.codeSentTo({ email: pending.email })} error={errors.emailcode?.message}>
        <OtpInput {...form.register('emailcode')} />
      </Field>
      <Field
        label={words.smsSentTo({
          mobile: showMobile(readMobile(pending.mobile) ?? pending.mobile),
        })}
        error={errors.mobilecode?.message}
      >
        <OtpInput {...form.register('mobilecode')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={words.checking}>
        {words.verifyAndSignIn}
      </Button>
      <ResendButton onResend={resend} />
      <p className="text-sm">
        {filled(words.isWrong, {
          correct: (
            <a className="link" href={inPageLanguage('/Registration')}>
              {words.correct}
            </a>
          ),
        })}
      </p>
      <p className="text-sm text-muted">
        {filled(words.noCode, {
          signIn: (
            <a className="link" href={inPageLanguage('/Login')}>
              {words.signInInstead}
            </a>
          ),
        })}
      </p>
    </form>
  );
}

/** Both codes of a registration, or the way to one. */
export function VerifyForm() {
  const pending = useMemo(readPending, []);
  return (
    <>
      {pending ? (
        <Codes pending={pending} />
      ) : (
        <div className="grid gap-4">
          <p>{words.nothingToVerify}</p>
          <a className={buttonLook('primary')} href={inPageLanguage('/Registration')}>
            {words.title}
          </a>
        </div>
      )}
      <Toaster />
    </>
  );
}
