import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sendFile } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addBookingDocument } from '#contract/deals/booking-steps.ts';
import { openText } from '#contract/people/open-text.ts';
import words from '#messages/deals/bookings/index.ts';
import identityWords from '#messages/people/identity/index.ts';

const MAX_BYTES = addBookingDocument.upload?.maxBytes ?? 0;

const schema = z.object({
  label: openText(80).min(3, { error: () => words.sayWhatItIs }),
  file: z.instanceof(File, { error: () => words.choosePdf }),
});

interface Props {
  bookingId: number;
  other: string;
}

export function AddDocument({ bookingId, other }: Props) {
  // A drop box of its own for every document, so that it is empty again after one.
  const [sent, setSent] = useState(0);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
    defaultValues: { label: '' },
  });
  const { busy, take } = useStep({ form });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ label, file }) => {
    const input = { params: { id: bookingId }, query: { label, filename: file.name } };
    const step = () => sendFile(addBookingDocument, file, input);
    if (!(await take(step))) return;
    form.reset({ label: '' });
    setSent(sent + 1);
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <h3 className="text-lg">{words.addADocument}</h3>
      <Field label={words.whatItIs} error={errors.label?.message} className="max-w-md" required>
        <TextInput placeholder={words.draftAgreement} {...form.register('label')} />
      </Field>
      <FileDrop
        key={sent}
        label={words.chooseFile}
        help={words.fileKinds({ other })}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={MAX_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        error={errors.file?.message}
      />
      <Button
        type="submit"
        busy={busy}
        busyLabel={identityWords.sending}
        className="justify-self-start"
      >
        {words.addIt}
      </Button>
    </form>
  );
}
