import { Progress } from '@base-ui/react/progress';
import { FileUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { wholePercent } from '#domain/lib/percent.ts';
import words from '#messages/lib/kit/index.ts';
import { DropZone } from './DropZone.tsx';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { fileRefusal, fileSize } from './file-refusal.ts';

interface Props {
  label: string;
  help?: ReactNode;
  /** As the attribute of an input: ".pdf,image/*". */
  accept: string;
  maxBytes: number;
  onFile: (file: File) => void;
  /** From 0 to 1 while the file is on its way; 1 once it has arrived. */
  progress?: number;
  error?: string;
}

/** Takes one file, dropped or chosen; too large or of another kind, it is refused at once. */
export function FileDrop({ label, help, accept, maxBytes, onFile, progress, error }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const sending = progress !== undefined && progress < 1 && !error;
  const notes = {
    help: help ?? words.atMostSize({ maxBytes: fileSize(maxBytes) }),
    error: refused ?? error,
  };

  const take = (file: File | undefined) => {
    if (!file || sending) return;
    const why = fileRefusal(file, accept, maxBytes);
    setRefused(why);
    setName(why ? '' : file.name);
    if (!why) onFile(file);
  };

  return (
    <div className="grid gap-1">
      <DropZone
        icon={FileUp}
        label={label}
        text={name || words.dropFile}
        accept={accept}
        disabled={sending}
        aria-invalid={notes.error ? true : undefined}
        aria-describedby={describedBy(id, notes)}
        onFiles={(files) => take(files?.[0])}
      />
      {sending && (
        <Progress.Root aria-label={words.sending({ name })} value={wholePercent(progress)}>
          <Progress.Track className="h-2 overflow-hidden rounded-full bg-line">
            <Progress.Indicator className="rounded-full bg-brand" />
          </Progress.Track>
        </Progress.Root>
      )}
      <p role="status" className="text-sm text-good">
        {progress === 1 && !notes.error && words.fileArrived({ name: name || words.theFile })}
      </p>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
