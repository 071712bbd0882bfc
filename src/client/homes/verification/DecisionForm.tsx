import { useEffect } from 'react';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { useWordsForm } from './use-words-form.ts';

interface Props {
  id: string;
  draft: string;
  kind: 'evidence' | 'reason';
  label: string;
  help: string;
  send: (words: string) => Promise<{ message: string }>;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** The words of a decision; its button stands at the foot of the dialog. */
export function DecisionForm({ id, draft, kind, label, help, send, onBusy, onDone }: Props) {
  const { form, forget } = useWordsForm(draft, kind);
  const { busy, take } = useStep({ form, onDone });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  useEffect(() => {
    // Once the dialog has let go of the button that was pressed.
    const soon = requestAnimationFrame(() => form.setFocus('words'));
    return () => cancelAnimationFrame(soon);
  }, [form]);
  const submit = form.handleSubmit(({ words }) =>
    take(async () => {
      const answer = await send(words);
      forget();
      return answer;
    }),
  );
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field label={label} help={help} error={form.formState.errors.words?.message} required>
        <TextArea rows={3} {...form.register('words')} />
      </Field>
    </form>
  );
}
