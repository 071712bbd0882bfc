import type { z } from 'zod';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import words from '#messages/people/reviewing/index.ts';

type Shape = z.ZodType<object>;
interface Reasoned {
  reason: string;
}

interface Props {
  /** What is called in the end: its contract judges the reason. */
  endpoint: Endpoint<Shape, Shape, z.ZodType<Reasoned, Reasoned>>;
  title: string;
  /** What it means, said before it is done. */
  description: string;
  confirmLabel: string;
  confirmBusyLabel: string;
  /** Who reads the reason. */
  readers: string;
  /** Names what is typed while it is not sent. */
  draft: string;
  decide: (body: Reasoned) => Promise<{ message: string }>;
  onClose: () => void;
  /** Decided, or changed elsewhere. */
  onDone: () => void;
}

/** Staff decide against something, with a reason. */
export function DecisionDialog({ endpoint, draft, readers, onClose, onDone, ...props }: Props) {
  const form = useCallForm(endpoint, {
    reason: readDraft<Reasoned>(draft)?.reason ?? '',
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form, onDone });
  const submit = form.handleSubmit((body) =>
    take(async () => {
      const answer = await props.decide(body);
      dropDraft(draft);
      return answer;
    }),
  );
  return (
    <FormDialog
      title={props.title}
      description={props.description}
      cancelLabel={words.back}
      submitLabel={props.confirmLabel}
      busyLabel={props.confirmBusyLabel}
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.why}
        help={readers}
        error={form.formState.errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
