import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { openText } from '#contract/people/open-text.ts';
import type { LawyerWorkDetail } from '#contract/professionals/lawyers.ts';
import { addWorkPaper, MAX_PAPER_BYTES } from '#contract/professionals/work-papers.ts';
import { PAPER_KIND_LABEL } from '#domain/professionals/work-paper.ts';
import words from '#messages/professionals/lawyers/index.ts';

const schema = z.object({
  kind: z.enum(['evidence', 'agreement', 'other'], { error: () => words.chooseWhatKind }),
  label: openText(80).min(3, { error: () => words.namePaperIndex }),
  file: z.instanceof(File, { error: () => words.choosePdfJpeg }),
});

/** One under a name that is there becomes its next version. */
export function AddPaper({ work }: { work: LawyerWorkDetail }) {
  const { engagementId, papers, side, other } = work;
  const names = useId();
  // A drop box of its own for every paper, so that it is empty again after one.
  const [sent, setSent] = useState(0);
  const [progress, setProgress] = useState<number>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
    defaultValues: { kind: 'evidence', label: '' },
  });
  const { busy, take } = useStep({ form });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ kind, label, file }) => {
    const input = { params: { id: engagementId }, query: { kind, label, filename: file.name } };
    const step = () => sendWithProgress(addWorkPaper, file, input, setProgress);
    const done = await take(step);
    setProgress(undefined);
    if (!done) return;
    form.reset({ kind: 'evidence', label: '' });
    setSent(sent + 1);
  });
  const kinds =
    side === 'professional'
      ? (['evidence', 'agreement', 'other'] as const)
      : (['evidence', 'other'] as const);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <h3 className="text-lg">{words.handPaper}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.kindPaper} required error={errors.kind?.message}>
          <Select
            options={kinds.map((value) => ({ value, label: PAPER_KIND_LABEL[value] }))}
            {...form.register('kind')}
          />
        </Field>
        <Field
          label={words.name}
          help={words.nameAlreadyMakes}
          required
          error={errors.label?.message}
        >
          <TextInput list={names} placeholder={words.indexIi2014} {...form.register('label')} />
        </Field>
        <datalist id={names}>
          {[...new Set(papers.map(({ label }) => label))].map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </div>
      <FileDrop
        key={sent}
        label={words.chooseFile}
        help={words.pdfJpegPng({ other })}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={MAX_PAPER_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        progress={progress}
        error={errors.file?.message}
      />
      <Button type="submit" busy={busy} busyLabel={words.sending} className="justify-self-start">
        {words.handIn}
      </Button>
    </form>
  );
}
