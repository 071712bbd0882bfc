import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { confirmApp, startApp } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
import { AskPassword } from './AskPassword.tsx';

type Started = ResponseOf<typeof startApp>['data'];
type Added = (recoveryCodes: string[] | undefined) => void;

const MARGIN = 4;

/** Dark on white whatever the page's colours: cameras want it so. */
function Qr({ size, path }: Started['qr']) {
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={words.qr}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-56 rounded-control"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface ConfirmProps {
  started: Started;
  onAdded: Added;
  onClose: () => void;
}

function Confirm({ started, onAdded, onClose }: ConfirmProps) {
  const form = useCallForm(confirmApp, { code: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { data, message } = await call(confirmApp, { body });
      toast.success(message);
      onClose();
      onAdded(data.recoveryCodes);
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={words.addApp}
      description={words.scanThis}
      submitLabel={words.addTheApp}
      busyLabel={words.checking}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Qr {...started.qr} />
      <p className="text-sm">
        {words.appKey}{' '}
        <code className="wrap-anywhere font-semibold">{inGroups(started.secret)}</code>
      </p>
      <p className="text-sm">
        {words.onThisPhone}{' '}
        <a className="link inline-block py-2" href={started.uri}>
          {words.openApp}
        </a>
      </p>
      <Field label={words.appCode} required error={errors.code?.message}>
        <OtpInput {...form.register('code')} />
      </Field>
    </FormDialog>
  );
}

/** The password, then the secret, then a code that shows that it arrived. */
export function AddApp({ email, onAdded }: { email: string; onAdded: Added }) {
  const [step, setStep] = useState<'password' | Started>();
  const close = () => setStep(undefined);
  return (
    <>
      <Button variant="quiet" icon={Smartphone} onClick={() => setStep('password')}>
        {words.addApp}
      </Button>
      {step === 'password' && (
        <AskPassword
          title={words.addApp}
          description={words.anyApp}
          submitLabel={words.goOn}
          busyLabel={words.moment}
          email={email}
          onPassword={async (password) => {
            setStep((await call(startApp, { body: { password } })).data);
          }}
          onClose={close}
        />
      )}
      {typeof step === 'object' && <Confirm started={step} onAdded={onAdded} onClose={close} />}
    </>
  );
}
