import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/deals/bids/index.ts';
import type { BidForm } from './bid-form.ts';

/** What is not asked for is null. */
const optional = { setValueAs: (typed: string | null) => typed?.trim() || null };

interface Props {
  form: BidForm;
  listedIn: ListedIn;
}

/** Possession, what stays, and the loan the deal hangs on: all of them if somebody likes. */
export function TermInputs({ form: { register, formState }, listedIn }: Props) {
  const errors = formState.errors.terms;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={listedIn === 'rent' ? words.moveInOn : words.possessionOn}
        help={words.ifYouLike}
        error={errors?.possessionOn?.message}
      >
        <TextInput type="date" {...register('terms.possessionOn', optional)} />
      </Field>
      {listedIn === 'sell' && (
        <Field label={words.loanBy} help={words.onlyWithLoan} error={errors?.loanBy?.message}>
          <TextInput type="date" {...register('terms.loanBy', optional)} />
        </Field>
      )}
      <Field
        label={words.staysInHome}
        help={words.staysHint}
        error={errors?.fixtures?.message}
        className="sm:col-span-2"
      >
        <TextInput autoComplete="off" {...register('terms.fixtures', optional)} />
      </Field>
    </div>
  );
}
