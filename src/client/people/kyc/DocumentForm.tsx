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
import words from '#messages/people/identity/index.ts';
import { Failure } from './Failure.tsx';
import { showFailure } from './form-failure.ts';
import type { SendDocument } from './send-document.ts';

const KINDS = [
  {
    value: 'passport',
    get label() {
      return words.passport;
    },
  },
  {
    value: 'driving_licence',
    get label() {
      return words.drivingLicence;
    },
  },
];
const MAX_BYTES = submitDocument.upload?.maxBytes ?? 0;

const schema = z.object({
  kind: z.enum(['passport', 'driving_licence'], { error: () => words.chooseDocument }),
  consent: z.literal(true, { error: () => words.agreeFirst }),
  file: z.instanceof(File, { error: () => words.chooseScan }),
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
      <Field label={words.document} required className="max-w-64" error={errors.kind?.message}>
        <Select placeholder={words.chooseOne} options={KINDS} {...form.register('kind')} />
      </Field>
      <FileDrop
        label={words.chooseScanLabel}
        help={words.scanHint}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={MAX_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        progress={progress}
        error={errors.file?.message}
      />
      <Checkbox
        label={words.consent.document}
        error={errors.consent?.message}
        {...form.register('consent')}
      />
      <Failure message={errors.root?.message} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.sending}
        className="justify-self-start"
      >
        {words.handIn}
      </Button>
    </form>
  );
}
