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
import {
  addWorkPaper,
  type LawyerWorkDetail,
  MAX_PAPER_BYTES,
} from '#contract/professionals/lawyers.ts';
import { PAPER_KIND_LABEL } from '#domain/professionals/work-paper.ts';

const schema = z.object({
  kind: z.enum(['evidence', 'agreement', 'other'], 'Choose what kind of paper it is.'),
  label: openText(80).min(3, 'Name the paper: “Index II 2014”.'),
  file: z.instanceof(File, { error: 'Choose a PDF, JPEG or PNG.' }),
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
      <h3 className="text-lg">Hand in a paper</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind of paper" required error={errors.kind?.message}>
          <Select
            options={kinds.map((value) => ({ value, label: PAPER_KIND_LABEL[value] }))}
            {...form.register('kind')}
          />
        </Field>
        <Field
          label="Its name"
          help="A name that is there already makes the next version."
          required
          error={errors.label?.message}
        >
          <TextInput list={names} placeholder="Index II 2014" {...form.register('label')} />
        </Field>
        <datalist id={names}>
          {[...new Set(papers.map(({ label }) => label))].map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </div>
      <FileDrop
        key={sent}
        label="Choose the file"
        help={`PDF, JPEG or PNG, at most 20 MB. You and ${other} can open it; one of an agreement also its buyer and its seller.`}
        accept="application/pdf,image/jpeg,image/png"
        maxBytes={MAX_PAPER_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        progress={progress}
        error={errors.file?.message}
      />
      <Button type="submit" busy={busy} busyLabel="Sending…" className="justify-self-start">
        Hand in the paper
      </Button>
    </form>
  );
}
