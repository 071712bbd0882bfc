import { useMemo } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { type Profile, updateProfile } from '#contract/people/profile.ts';
import words from '#messages/people/profile/index.ts';

interface Names {
  firstname: string;
  lastname: string;
  city: string;
}

/** Name and city; what it does not show stays as it is. */
export function NamesForm({ person }: { person: Profile['Userdata'] }) {
  const { id, firstname, lastname, city } = person;
  const draftName = `names-${id}`;
  const draft = useMemo(() => readDraft<Names>(draftName), [draftName]);
  const form = useCallForm(updateProfile, { firstname, lastname, city, ...draft });
  useDraft(draftName, form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(updateProfile, { params: { id }, body });
      await refreshed();
      form.reset(body);
      dropDraft(draftName);
      toast.success(message);
    } catch (error) {
      showErrors(form, error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} required error={errors.firstname?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstname')} />
        </Field>
        <Field label={words.lastName} required error={errors.lastname?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastname')} />
        </Field>
        <Field label={words.city} required error={errors.city?.message}>
          <TextInput autoComplete="address-level2" {...form.register('city')} />
        </Field>
      </div>
      {(person.aadharverification || person.panverification) && (
        <p className="text-muted">{words.verifiedInName}</p>
      )}
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.saving}
        className="justify-self-start"
      >
        {words.saveNames}
      </Button>
    </form>
  );
}
