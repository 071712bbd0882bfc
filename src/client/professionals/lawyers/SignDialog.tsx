import { CodeDialog } from '#client/deals/deal/CodeDialog.tsx';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import {
  type MyAgreement,
  sendSigningCode,
  signAgreement,
} from '#contract/professionals/agreements.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { Differences } from './AgreementFacts.tsx';

interface Props {
  agreement: MyAgreement;
  onClose: () => void;
}

/** First the code is sent, then it signs; a provider with a page of its own is gone to next. */
export function SignDialog({ agreement, onClose }: Props) {
  const { id, version, sha256, isSandbox } = agreement;
  const form = useCallForm(signAgreement, { code: '', sha256 });
  const { busy, take } = useStep({ form });
  const sign = form.handleSubmit(async (body) => {
    const step = async () => {
      const answer = await call(signAgreement, { params: { id }, body });
      if (answer.data.url) window.location.assign(answer.data.url);
      return answer;
    };
    if (await take(step)) onClose();
  });
  return (
    <CodeDialog
      title={words.consentVersion({ version })}
      description={words.signTextNo}
      butNot={words.notLawyerEither}
      confirmLabel={words.signConsent}
      confirmBusyLabel={words.signing}
      busy={busy}
      sendCode={() => call(sendSigningCode, { params: { id } })}
      code={form.register('code')}
      codeError={form.formState.errors.code?.message}
      onConfirm={sign}
      onClose={onClose}
    >
      <Differences agreement={agreement} />
      {isSandbox && (
        <p className="rounded-card bg-sunk p-3 text-sm">{words.signaturesPlayedHere}</p>
      )}
    </CodeDialog>
  );
}
