import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import words from '#messages/people/security/index.ts';

interface Props {
  noun: 'key' | 'secret';
  value: string;
  title: string;
  description: string;
  /** How it is used. */
  children: ReactNode;
  onClose: () => void;
}

/** Closes by its own button alone, so that no stray click takes away what is shown this once. */
export function ShownOnce({ noun, value, title, description, children, onClose }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(words.copied[noun]);
    } catch {
      toast.error(words.noCopy[noun]);
    }
  };
  return (
    <Dialog
      open
      blocking
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.keptIt}</Button>
        </>
      }
    >
      <Field label={words.yours[noun]}>
        <TextInput
          readOnly
          value={value}
          className="font-mono"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="text-sm text-muted">{children}</p>
    </Dialog>
  );
}
