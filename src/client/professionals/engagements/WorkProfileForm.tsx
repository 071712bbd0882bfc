import { Controller } from 'react-hook-form';
import { toast } from 'sonner';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCall } from '#client/lib/use-call.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { languageWords } from '#client/professionals/hiring/labels.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import {
  getWorkProfile,
  saveWorkProfile,
  type WorkProfile,
} from '#contract/professionals/work-profile.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import words from '#messages/professionals/engagements/index.ts';

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
        {words.languages}
        <span aria-hidden="true" className="text-bad">
          {' *'}
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            label={languageWords(language)}
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
      {!saved && <p className="rounded-card bg-warn/12 p-4">{words.clientsDoNot}</p>}
      <Field
        label={words.whatDoBest}
        help={words.oneSentenceStands}
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
      <Field label={words.yearsExperience} required error={errors.experienceYears?.message}>
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
            label={words.feeFrom}
            example="5,000"
            help={words.fromWhatPiece}
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
      <Checkbox label={words.iAmAway} help={words.workUnderWay} {...form.register('away')} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.saving}
        className="justify-self-start"
      >
        {words.save}
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
