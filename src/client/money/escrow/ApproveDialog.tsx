import { CodeDialog } from '#client/deals/deal/CodeDialog.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { approveRelease, sendReleaseCode } from '#contract/money/escrow-steps.ts';
import { getRelease } from '#contract/money/releases.ts';
import words from '#messages/money/escrow/index.ts';
import { PayoutTarget } from './PayoutTarget.tsx';

interface Props {
  /** A request to let money out of escrow, that waits for the caller's code. */
  release: { id: number; amount: number; payee: string };
  /** What the approval means, said before it is done. */
  description?: string;
  onClose: () => void;
}

/** Says whose account it goes to; then the code is sent, and lets the money go. */
export function ApproveDialog({ release, description = words.forGood, onClose }: Props) {
  const { id, amount, payee } = release;
  const form = useCallForm(approveRelease, { code: '' });
  const { busy, take } = useStep({ form });
  const { answer, error } = useCall(getRelease, { params: { id } });
  const target = answer?.data.target;
  const approve = form.handleSubmit(async (body) => {
    const step = () => call(approveRelease, { params: { id }, body });
    if (await take(step)) onClose();
  });
  return (
    <CodeDialog
      title={words.letGoTitle({ amount: inFull(amount), payee })}
      description={description}
      confirmLabel={words.letGo({ amount: inFull(amount) })}
      confirmBusyLabel={words.lettingGo}
      busy={busy}
      sendCode={() => call(sendReleaseCode, { params: { id } })}
      code={form.register('code')}
      codeError={form.formState.errors.code?.message}
      onConfirm={approve}
      onClose={onClose}
    >
      {target ? (
        <PayoutTarget target={target} />
      ) : (
        <p role="status" className="text-muted">
          {error ? words.accountFailed : words.loadingAccount}
        </p>
      )}
    </CodeDialog>
  );
}
