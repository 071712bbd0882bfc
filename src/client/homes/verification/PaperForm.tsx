import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { refreshed } from '#client/lib/after-write.ts';
import { sendFile } from '#client/lib/api.ts';
import { failureWords } from '#client/lib/error-messages.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Select } from '#client/ui/Select.tsx';
import { MAX_PAPER_BYTES, submitPaper } from '#contract/homes/verifications.ts';
import { PAPER_KINDS } from '#domain/homes/ownership-papers.ts';
import words from '#messages/homes/papers/index.ts';
import { kindOptions } from './paper-kinds.ts';

const schema = z.object({
  kind: z.enum(PAPER_KINDS, { error: () => words.chooseWhatKind }),
  file: z.instanceof(File, { error: () => words.chooseScanPhoto }),
});

interface Props {
  listingId: number;
  /** There are papers with our staff already. */
  isOpen: boolean;
}

/** One paper at a time; each joins those our staff are looking at. */
export function PaperForm({ listingId, isOpen }: Props) {
  const [round, setRound] = useState(0);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ kind, file }) => {
    try {
      const query = { kind, filename: file.name };
      const { message } = await sendFile(submitPaper, file, { params: { listingId }, query });
      toast.success(message);
      form.reset();
      setRound(round + 1);
      await refreshed();
    } catch (error) {
      const message = failureWords(error);
      form.setError('file', { type: 'server', message });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.paper} required className="max-w-72" error={errors.kind?.message}>
        <Select placeholder={words.chooseOne} options={kindOptions()} {...form.register('kind')} />
      </Field>
      <FileDrop
        key={round}
        label={words.chooseThe}
        help={words.pdfJpegPng}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={MAX_PAPER_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        error={errors.file?.message}
      />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={words.sending}
        className="justify-self-start"
      >
        {isOpen ? words.addPaper : words.handPaper}
      </Button>
    </form>
  );
}
