import { Progress } from '@base-ui/react/progress';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';
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
  const [over, setOver] = useState(false);
  const sending = progress !== undefined && progress < 1 && !error;
  const notes = {
    help: help ?? `At most ${fileSize(maxBytes)}.`,
    error: refused ?? error,
  };

  const take = (file: File | undefined) => {
    if (!file || sending) return;
    const why = fileRefusal(file, accept, maxBytes);
    setRefused(why);
    setName(why ? '' : file.name);
    if (!why) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div className="grid gap-1">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed p-6 text-center has-disabled:cursor-progress has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-raised',
        )}
      >
        <FileUp aria-hidden="true" className="size-6 text-muted" />
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">{name || 'Drop a file here or choose one'}</span>
        <input
          type="file"
          className="sr-only"
          accept={accept}
          disabled={sending}
          aria-invalid={notes.error ? true : undefined}
          aria-describedby={describedBy(id, notes)}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // So that choosing the same file again counts as a choice.
            event.target.value = '';
          }}
        />
      </label>
      {sending && (
        <Progress.Root aria-label={`Sending ${name}`} value={Math.round(progress * 100)}>
          <Progress.Track className="h-2 overflow-hidden rounded-full bg-line">
            <Progress.Indicator className="rounded-full bg-brand" />
          </Progress.Track>
        </Progress.Root>
      )}
      <p role="status" className="text-sm text-good">
        {progress === 1 && !notes.error && `${name || 'The file'} has arrived.`}
      </p>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
