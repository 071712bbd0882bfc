import type { UseFormRegisterReturn } from 'react-hook-form';
import { useCall } from '#client/lib/use-call.ts';
import { waitWords } from '#client/people/kyc/wait-words.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Select } from '#client/ui/Select.tsx';
import { findUserBankDetails } from '#contract/people/bank-accounts.ts';
import words from '#messages/deals/deal/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Props {
  userId: number;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** The bank account money goes to: one of the caller's that its bank has confirmed. */
export function AccountField({ userId, error, field }: Props) {
  const { state, answer } = useCall(findUserBankDetails, { params: { id: userId } });
  const accounts = answer?.data ?? [];
  if (state === 'ready' && accounts.length === 0) {
    return (
      <p className="rounded-card bg-warn/12 p-4" role={error ? 'alert' : undefined}>
        {error && <b>{words.nothingSent} </b>}
        {filled(deskWords.addBankAccount, {
          link: (
            <AppLink className="link" href="/MyProfile#bank">
              {words.myProfile}
            </AppLink>
          ),
        })}
      </p>
    );
  }
  const options = accounts.map(({ id, account, ifsc, wait }) => ({
    value: id,
    label: `${account} · ${ifsc}${wait ? ` · ${waitWords(wait)}` : ''}`,
  }));
  return (
    <Field label={words.toAccount} required error={error}>
      <Select options={options} placeholder={words.chooseAccount} {...field} />
    </Field>
  );
}
