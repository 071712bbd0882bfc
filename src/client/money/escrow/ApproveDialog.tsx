import { CodeDialog } from '#client/deals/deal/CodeDialog.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { getRelease } from '#contract/money/escrow.ts';
import { approveRelease, sendReleaseCode } from '#contract/money/escrow-steps.ts';
import { PayoutTarget } from './PayoutTarget.tsx';

interface Props {
  /** A request to let money out of escrow, that waits for the caller's code. */
  release: { id: number; amount: number; payee: string };
  /** What the approval means, said before it is done. */
  description?: string;
  onClose: () => void;
}

const FOR_GOOD =
  'It leaves escrow for good and cannot be called back. Do it only for what you have agreed.';

/** Says whose account it goes to; then the code is sent, and lets the money go. */
export function ApproveDialog({ release, description = FOR_GOOD, onClose }: Props) {
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
      title={`Let ${inFull(amount)} go to ${payee}?`}
      description={description}
      confirmLabel={`Let ${inFull(amount)} go`}
      confirmBusyLabel="Letting it go…"
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
          {error
            ? 'We could not load whose account it goes to. Close this and try again.'
            : 'Loading whose account it goes to…'}
        </p>
      )}
    </CodeDialog>
  );
}
