import { type ReactNode, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { type Profile, updateProfile } from '#contract/people/profile.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { isProfessional, licenceHint } from '#domain/people/licence.ts';
import words from '#messages/people/profile/index.ts';
import { WorkPlace } from './WorkPlace.tsx';

/** Another form's; they are taken as they are when this one is sent. */
const NOT_OURS = ['firstname', 'lastname', 'city'] as const;

interface Particulars {
  about: string;
  licence: string;
  areasServed: string[];
  latitude: number | null;
  longitude: number | null;
}

interface AreasField {
  /** Slugs of localities. */
  value: string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

interface Props {
  person: Profile['Userdata'];
  /** The field for localities; which there are, the homes know. */
  areasInput: (field: AreasField) => ReactNode;
  placeName: (at: LatLng) => ReactNode;
}

/** What a professional shows to those who look for one. */
export function ParticularsForm({ person, areasInput, placeName }: Props) {
  const { id, userrole, firstname, lastname, city, about, licence } = person;
  const { areasServed, latitude, longitude } = person;
  const draftName = `particulars-${id}`;
  const draft = useMemo(() => readDraft<Particulars>(draftName), [draftName]);
  const form = useCallForm(updateProfile, {
    firstname,
    lastname,
    city,
    about: about ?? '',
    licence: licence ?? '',
    areasServed,
    latitude,
    longitude,
    ...draft,
  });
  useDraft(draftName, form, NOT_OURS);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    const body = { ...typed, firstname, lastname, city };
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
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={isProfessional(userrole) ? PROFESSION[userrole].licence.label : undefined}
        help={!errors.licence && words.anotherNumber({ userrole: licenceHint(userrole) })}
        error={errors.licence?.message}
      >
        <TextInput autoComplete="off" className="max-w-80" {...form.register('licence')} />
      </Field>
      <Controller
        control={form.control}
        name="areasServed"
        render={({ field }) => (
          <>
            {areasInput({
              value: field.value ?? [],
              onChange: field.onChange,
              error: errors.areasServed?.message,
            })}
          </>
        )}
      />
      {userrole === 'agent' && <WorkPlace form={form} placeName={placeName} />}
      <Field label={words.aboutYou} help={words.aboutHint} error={errors.about?.message}>
        <TextArea {...form.register('about')} />
      </Field>
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.saving}
        className="justify-self-start"
      >
        {words.saveParticulars}
      </Button>
    </form>
  );
}
