import { useEffect, useMemo } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addBankAccount } from '#contract/people/bank-accounts.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
import { Failure } from './Failure.tsx';
import { showFailure } from './form-failure.ts';
import { SandboxHint } from './SandboxHint.tsx';

const SECRET = ['account', 'password'] as const;

interface Props {
  userId: number;
  isSandbox: boolean;
  onAdded: () => void;
  onCancel: () => void;
}

/** An account that a rupee is sent to, to see in whose name the bank has it. */
export function BankAccountForm({ userId, isSandbox, onAdded, onCancel }: Props) {
  const draftName = `bank-${userId}`;
  const draft = useMemo(() => readDraft<{ holder: string; ifsc: string }>(draftName), [draftName]);
  const form = useCallForm(addBankAccount, {
    holder: '',
    account: '',
    ifsc: '',
    password: '',
    ...draft,
  });
  useDraft(draftName, form, SECRET);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('holder'), [form]);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(addBankAccount, { body });
      dropDraft(draftName);
      toast.success(message);
      onAdded();
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-lg">{words.addAccount}</h3>
      {isSandbox && <SandboxHint>{checksWords.whatWorksAccount}</SandboxHint>}
      <Field label={words.holder} required error={errors.holder?.message}>
        <TextInput autoComplete="name" {...form.register('holder')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={words.accountNumber}
          required
          help={words.digits9to18}
          error={errors.account?.message}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            className="tabular"
            {...form.register('account')}
          />
        </Field>
        <Field label={words.ifsc} required help={words.onChequeBook} error={errors.ifsc?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
            {...form.register('ifsc')}
          />
        </Field>
      </div>
      <Field
        label={words.yourPassword}
        required
        help={words.onceMore}
        error={errors.password?.message}
      >
        <PasswordInput {...form.register('password')} />
      </Field>
      <p className="text-sm text-muted">{words.weSendRupee}</p>
      <Failure message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={words.askingBank}>
          {words.checkAndAdd}
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
