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
import words from '#messages/professionals/leads/index.ts';
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
      title={words.addLeadOwn}
      description={words.onlySeeAdd}
      size="normal"
      submitLabel={words.addLead}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FromMail
        onRead={({ name, mobile, email, wants, origin }) =>
          form.reset({ name, mobile, email, wants, origin, via: 'mail' })
        }
      />
      <Field label={words.name} required error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.mobileNumber} error={errors.mobile?.message}>
          <TextInput inputMode="tel" autoComplete="off" {...form.register('mobile')} />
        </Field>
        <Field label={words.eMail} error={errors.email?.message}>
          <TextInput inputMode="email" autoComplete="off" {...form.register('email')} />
        </Field>
      </div>
      <Field
        label={words.whatTheyLook}
        help={words.n2BhkBaner}
        required
        error={errors.wants?.message}
      >
        <TextArea rows={3} {...form.register('wants')} />
      </Field>
      <Field label={words.whereTheyCome} error={errors.origin?.message}>
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
