import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Failure } from '#client/people/kyc/Failure.tsx';
import { showFailure } from '#client/people/kyc/form-failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { submitLicenceLink } from '#contract/people/licences.ts';
import words from '#messages/people/checks/index.ts';

const DRAFT = 'licence-link';

/** The page of the public register on which staff find the registration. */
export function LicenceLinkForm() {
  const form = useCallForm(submitLicenceLink, readDraft<{ link: string }>(DRAFT) ?? { link: '' });
  useDraft(DRAFT, form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(submitLicenceLink, { body });
      form.reset({ link: '' });
      dropDraft(DRAFT);
      toast.success(message);
      await refreshed();
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t border-line pt-5">
      <Field
        label={words.linkEntryPublic}
        required
        help={words.wholeAddressBeginning}
        error={errors.link?.message}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" {...form.register('link')} />
      </Field>
      <Failure message={errors.root?.message} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.sending}
        className="justify-self-start"
      >
        {words.sendLink}
      </Button>
    </form>
  );
}
