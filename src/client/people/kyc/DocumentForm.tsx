import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { refreshed } from '#client/lib/after-write.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Select } from '#client/ui/Select.tsx';
import { submitDocument } from '#contract/people/kyc.ts';
import { DOCUMENT_CONSENT } from '#domain/people/kyc.ts';
import { Failure } from './Failure.tsx';
import { showFailure } from './form-failure.ts';
import type { SendDocument } from './send-document.ts';

const KINDS = [
  { value: 'passport', label: 'Passport' },
  { value: 'driving_licence', label: 'Driving licence' },
];
const MAX_BYTES = submitDocument.upload?.maxBytes ?? 0;

const schema = z.object({
  kind: z.enum(['passport', 'driving_licence'], 'Choose passport or driving licence.'),
  consent: z.literal(true, 'Please agree first.'),
  file: z.instanceof(File, { error: 'Choose a scan or photo of the document.' }),
});

interface Props {
  send: SendDocument;
  /** The visitor asked for it just now. */
  isFresh: boolean;
}

/** A passport or driving licence for our staff to look at, in place of Aadhaar. */
export function DocumentForm({ send, isFresh }: Props) {
  const [progress, setProgress] = useState<number>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (isFresh) form.setFocus('kind');
  }, [form, isFresh]);
  const submit = form.handleSubmit(async ({ kind, file }) => {
    try {
      const query = { kind, filename: file.name, consent: 'true' } as const;
      const { message } = await send(file, query, setProgress);
      toast.success(message);
      await refreshed();
    } catch (error) {
      showFailure(form, error);
    } finally {
      setProgress(undefined);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Document" required className="max-w-64" error={errors.kind?.message}>
        <Select placeholder="Choose one" options={KINDS} {...form.register('kind')} />
      </Field>
      <FileDrop
        label="Choose the scan or photo"
        help="PDF, JPEG or PNG, at most 20 MB, not locked with a password. The page with your photo and name must be easy to read."
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={MAX_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        progress={progress}
        error={errors.file?.message}
      />
      <Checkbox
        label={DOCUMENT_CONSENT}
        error={errors.consent?.message}
        {...form.register('consent')}
      />
      <Failure message={errors.root?.message} />
      <Button type="submit" busy={isSubmitting} busyLabel="Sending…" className="justify-self-start">
        Hand in the document
      </Button>
    </form>
  );
}
