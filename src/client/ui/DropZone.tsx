import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { classes } from './classes.ts';

interface Props
  extends Pick<
    ComponentProps<'input'>,
    'accept' | 'multiple' | 'disabled' | 'aria-invalid' | 'aria-describedby'
  > {
  icon: LucideIcon;
  label: string;
  /** What to do, or what was chosen. */
  text: string;
  onFiles: (files: FileList | null) => void;
}

/** Where files are dropped, or chosen by a press. */
export function DropZone({ icon: Icon, label, text, onFiles, ...input }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
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
      <Icon aria-hidden="true" className="size-6 text-muted" />
      <span className="font-semibold">{label}</span>
      <span className="text-sm text-muted">{text}</span>
      <input
        type="file"
        className="sr-only"
        {...input}
        onChange={(event) => {
          onFiles(event.target.files);
          // So that choosing the same files again counts as a choice.
          event.target.value = '';
        }}
      />
    </label>
  );
}
