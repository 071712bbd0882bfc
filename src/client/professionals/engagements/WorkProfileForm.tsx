import { Controller } from 'react-hook-form';
import { toast } from 'sonner';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCall } from '#client/lib/use-call.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import {
  getWorkProfile,
  saveWorkProfile,
  type WorkProfile,
} from '#contract/professionals/professionals.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';

const DRAFT = 'work-profile';

interface Props {
  saved: WorkProfile | null;
}

function Languages({
  error,
  value,
  onChange,
}: {
  error: string | undefined;
  value: readonly string[];
  onChange: (languages: string[]) => void;
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">
        Languages
        <span aria-hidden="true" className="text-bad">
          {' *'}
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            label={language}
            checked={value.includes(language)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, language] : value.filter((one) => one !== language),
              )
            }
          />
        ))}
      </div>
      {error && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  );
}

function Form({ saved }: Props) {
  const form = useCallForm(saveWorkProfile, {
    headline: '',
    languages: ['Marathi'],
    away: false,
    ...saved,
    ...readDraft<FormOf<typeof saveWorkProfile>>(DRAFT),
  });
  useDraft(DRAFT, form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(saveWorkProfile, { body });
      dropDraft(DRAFT);
      await refreshed();
      toast.success(message);
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {!saved && (
        <p className="rounded-card bg-warn/12 p-4">
          Clients do not find you yet. Fill this in to be in the directory.
        </p>
      )}
      <Field
        label="What you do best"
        help="One sentence. It stands under your name in the directory."
        required
        error={errors.headline?.message}
      >
        <TextInput {...form.register('headline')} />
      </Field>
      <Controller
        control={form.control}
        name="languages"
        render={({ field, fieldState }) => (
          <Languages
            error={fieldState.error?.message}
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      />
      <Field label="Years of experience" required error={errors.experienceYears?.message}>
        <TextInput
          inputMode="numeric"
          className="max-w-32"
          {...form.register('experienceYears', {
            setValueAs: (typed) => (typed === '' ? undefined : Number(typed)),
          })}
        />
      </Field>
      <Controller
        control={form.control}
        name="feeFrom"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label="Fee from"
            example="5,000"
            help="From what a piece of work costs with you."
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
      <Checkbox
        label="I am away: take me out of the directory for now"
        help="Work under way goes on."
        {...form.register('away')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Saving…" className="justify-self-start">
        Save
      </Button>
    </form>
  );
}

/** What clients read of a professional in the directories. */
export function WorkProfileForm() {
  const { state, answer, error, reload } = useCall(getWorkProfile);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() => answer && <Form saved={answer.data} />}
    </Loader>
  );
}
