import { useId } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addOwnLead } from '#contract/professionals/own-leads.ts';
import { LEAD_ORIGINS } from '#domain/professionals/own-lead.ts';
import { FromMail } from './FromMail.tsx';

/** Puts somebody the agent knows from elsewhere on the desk, typed or out of a portal's mail. */
export function AddLead({ onClose }: { onClose: () => void }) {
  const origins = useId();
  const form = useCallForm(addOwnLead, {
    name: '',
    mobile: '',
    email: '',
    wants: '',
    origin: '',
    via: 'hand',
  });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true });
  const submit = form.handleSubmit(async (body) => {
    const given = { ...body, mobile: body.mobile ?? '', email: body.email ?? '' };
    if (await take(() => call(addOwnLead, { body: given }))) onClose();
  });
  return (
    <FormDialog
      title="Add a lead of your own"
      description="Only you see it. Add people who agreed to hear from you; forget them here when they ask you to."
      size="normal"
      submitLabel="Add the lead"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FromMail
        onRead={({ name, mobile, email, wants, origin }) =>
          form.reset({ name, mobile, email, wants, origin, via: 'mail' })
        }
      />
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Mobile number" error={errors.mobile?.message}>
          <TextInput inputMode="tel" autoComplete="off" {...form.register('mobile')} />
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          <TextInput inputMode="email" autoComplete="off" {...form.register('email')} />
        </Field>
      </div>
      <Field
        label="What they look for"
        help="“2 BHK in Baner under 90 lakh”: homes that fit are found by it."
        required
        error={errors.wants?.message}
      >
        <TextArea rows={3} {...form.register('wants')} />
      </Field>
      <Field label="Where they come from" error={errors.origin?.message}>
        <TextInput list={origins} {...form.register('origin')} />
      </Field>
      <datalist id={origins}>
        {LEAD_ORIGINS.map((origin) => (
          <option key={origin} value={origin} />
        ))}
      </datalist>
    </FormDialog>
  );
}
