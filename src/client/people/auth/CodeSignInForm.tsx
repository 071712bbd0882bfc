import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { requestSignInCode, signInByCode } from '#contract/people/auth.ts';
import { readMobile, showMobile } from '#domain/lib/mobile.ts';
import words from '#messages/people/sign-in/index.ts';
import { goIn } from './go-in.ts';
import { ResendButton } from './ResendButton.tsx';
import { SecondStep } from './SecondStep.tsx';

/** Whose code is awaited: it is good with the reference that this page holds. */
interface Asked {
  mobile: string;
  reference: string;
}

interface AskProps {
  /** What was typed before. */
  mobile: string;
  onSent: (asked: Asked) => void;
}

function AskForm({ mobile, onSent }: AskProps) {
  const form = useCallForm(requestSignInCode, { mobile });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { data } = await call(requestSignInCode, { body });
      onSent({ mobile: body.mobile, ...data });
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.mobile} error={errors.mobile?.message} help={words.mobileOfAccount}>
        <TextInput type="tel" autoComplete="tel" {...form.register('mobile')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={words.sending}>
        {words.sendCode}
      </Button>
    </form>
  );
}

type Second = Extract<ResponseOf<typeof signInByCode>, { status: 0 }>['data'];

interface ConfirmProps {
  asked: Asked;
  onOther: () => void;
  onSecond: (second: Second) => void;
}

function ConfirmForm({ asked, onOther, onSecond }: ConfirmProps) {
  const form = useCallForm(signInByCode, { ...asked, code: '' });
  const { errors, isSubmitting } = form.formState;
  const shown = showMobile(readMobile(asked.mobile) ?? asked.mobile);
  const submit = form.handleSubmit(async (body) => {
    try {
      const answer = await call(signInByCode, { body });
      if (answer.status === 0) onSecond(answer.data);
      else await goIn(answer);
    } catch (error) {
      showErrors(form, error);
    }
  });
  const resend = async () => {
    try {
      toast.success((await call(requestSignInCode, { body: asked })).message);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p role="status">{words.smsOnItsWay({ mobile: shown })}</p>
      <Field label={words.smsCode} error={errors.code?.message} help={words.eightDigits}>
        <OtpInput digits={8} autoFocus {...form.register('code')} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={words.signingIn}>
        {words.signIn}
      </Button>
      <ResendButton onResend={resend} />
      <Button variant="quiet" onClick={onOther}>
        {words.otherNumber}
      </Button>
    </form>
  );
}

/** Signing in with a code to the mobile number of the account, instead of the password. */
export function CodeSignInForm() {
  const [asked, setAsked] = useState<Asked>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [second, setSecond] = useState<Second>();
  const sent = (now: Asked) => {
    setAsked(now);
    setIsWaiting(true);
  };
  if (second) {
    return (
      <>
        <SecondStep
          ticket={second.ticket}
          factors={second.factors}
          onBack={() => setSecond(undefined)}
        />
        <Toaster />
      </>
    );
  }
  return (
    <>
      {asked && isWaiting ? (
        <ConfirmForm asked={asked} onOther={() => setIsWaiting(false)} onSecond={setSecond} />
      ) : (
        <AskForm mobile={asked?.mobile ?? ''} onSent={sent} />
      )}
      <p className="mt-4 text-center text-sm">
        <a className="link inline-block py-2" href={inPageLanguage(`/Login${location.search}`)}>
          {words.byPassword}
        </a>
      </p>
      <Toaster />
    </>
  );
}
