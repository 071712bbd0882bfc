import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { ListedIn } from '#domain/homes/listing.ts';
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
        label={listedIn === 'rent' ? 'Move in on' : 'Possession on'}
        help="If you like."
        error={errors?.possessionOn?.message}
      >
        <TextInput type="date" {...register('terms.possessionOn', optional)} />
      </Field>
      {listedIn === 'sell' && (
        <Field
          label="Home loan sanctioned by"
          help="Only where the deal hangs on a loan."
          error={errors?.loanBy?.message}
        >
          <TextInput type="date" {...register('terms.loanBy', optional)} />
        </Field>
      )}
      <Field
        label="What stays in the home"
        help="If you like: “modular kitchen, two air conditioners”."
        error={errors?.fixtures?.message}
        className="sm:col-span-2"
      >
        <TextInput autoComplete="off" {...register('terms.fixtures', optional)} />
      </Field>
    </div>
  );
}
