import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { decideBankAccount, type WaitingAccount } from '#contract/people/bank-account-admin.ts';
import words from '#messages/people/account-names/index.ts';

interface Props {
  account: WaitingAccount;
  onClose: () => void;
  onDone: () => void;
}

type Decision = 'allow' | 'refuse';
const NOT_KEPT = ['decision'] as const;

/** Two names side by side, and whose the account is by what staff know. */
export function DecideAccountDialog({ account, onClose, onDone }: Props) {
  const { id: bankId, person, holder, nameAtBank, lastFour, ifsc } = account;
  const draft = `decide-account-${bankId}`;
  const form = useCallForm(decideBankAccount, {
    reason: readDraft<{ reason: string }>(draft)?.reason ?? '',
  });
  useDraft(draft, form, NOT_KEPT);
  const { busy, take } = useStep({ form, onDone });
  const [chosen, setChosen] = useState<Decision>();
  const settle = (decision: Decision) => {
    setChosen(decision);
    form.setValue('decision', decision);
    return form.handleSubmit((body) =>
      take(async () => {
        const answer = await call(decideBankAccount, { params: { bankId }, body });
        dropDraft(draft);
        return answer;
      }),
    )();
  };
  return (
    <Dialog
      open
      size="normal"
      title={words.isTheirs({ name: person.name })}
      description={words.askForCheque}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant="quiet"
            busy={busy && chosen === 'refuse'}
            disabled={busy}
            onClick={() => void settle('refuse')}
          >
            {words.refuseAndRemove}
          </Button>
          <Button
            busy={busy && chosen === 'allow'}
            disabled={busy}
            onClick={() => void settle('allow')}
          >
            {words.itIsTheirs}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[8rem_1fr] items-baseline gap-x-3 gap-y-1.5">
        <dt className="text-sm text-muted">{words.theirName}</dt>
        <dd className="wrap-anywhere">
          <AppLink className="link" href={`/Admin/Users?q=%23${person.id}`}>
            {person.name} #{person.id}
          </AppLink>
        </dd>
        <dt className="text-sm text-muted">{words.bankSays}</dt>
        <dd className="wrap-anywhere font-semibold">{nameAtBank}</dd>
        <dt className="text-sm text-muted">{words.theyTyped}</dt>
        <dd className="wrap-anywhere">{holder}</dd>
        <dt className="text-sm text-muted">{words.account}</dt>
        <dd className="tabular">{words.ending({ lastFour, ifsc })}</dd>
      </dl>
      <Field
        label={words.whyDecide}
        help={words.inLogAndRead}
        required
        error={form.formState.errors.reason?.message}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
