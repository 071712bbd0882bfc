import { useMemo } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { verifyPan } from '#contract/people/kyc.ts';
import words from '#messages/people/identity/index.ts';
import { Failure } from './Failure.tsx';
import { showFailure } from './form-failure.ts';

const SECRET = ['pan', 'consent'] as const;

/** A PAN and the name on its card; the provider decides at once. */
export function PanForm({ userId, name }: { userId: number; name: string }) {
  const draftName = `pan-${userId}`;
  const draft = useMemo(() => readDraft<{ name: string }>(draftName), [draftName]);
  const form = useCallForm(verifyPan, { pan: '', name, ...draft });
  useDraft(draftName, form, SECRET);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(verifyPan, { body });
      dropDraft(draftName);
      toast.success(message);
    } catch (error) {
      showFailure(form, error);
    }
    // A name that does not fit is on record as a rejected check.
    await refreshed();
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.pan} required help={words.panExample} error={errors.pan?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
            {...form.register('pan')}
          />
        </Field>
        <Field label={words.nameOnCard} required error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
      </div>
      <Checkbox
        label={words.consent.pan}
        error={errors.consent?.message}
        {...form.register('consent')}
      />
      <Failure message={errors.root?.message} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.checking}
        className="justify-self-start"
      >
        {words.verifyPan}
      </Button>
    </form>
  );
}
