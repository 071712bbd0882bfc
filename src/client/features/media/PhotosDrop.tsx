import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { MOST_PHOTO_BYTES } from '#contract/media.ts';
import { classes } from '../../ui/classes.ts';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import { fileRefusal } from '../../ui/file-refusal.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp';
const HELP = 'JPEG, PNG or WebP, at most 12 MB each. Where they were taken is not kept.';

interface Props {
  /** How many more fit. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Takes any number of photos at once; those that cannot be sent are named with the reason. */
export function PhotosDrop({ room, onFiles }: Props) {
  const id = useId();
  const [refused, setRefused] = useState<string[]>([]);
  const [over, setOver] = useState(false);

  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    const reasons = new Map(
      files.map((file) => [file, fileRefusal(file, ACCEPT, MOST_PHOTO_BYTES)]),
    );
    const good = files.filter((file) => !reasons.get(file));
    const said = files.flatMap((file) => {
      const why = reasons.get(file);
      return why ? [`${file.name}: ${why}`] : [];
    });
    const many = good.length > room ? [`Only ${room} more fit; the rest was left out.`] : [];
    setRefused([...said, ...many]);
    onFiles(good.slice(0, room));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const notes = { help: HELP, error: refused.join(' ') || undefined };

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
          'grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed p-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-raised',
        )}
      >
        <ImageUp aria-hidden="true" className="size-6 text-muted" />
        <span className="font-semibold">Add photos</span>
        <span className="text-sm text-muted">Drop them here or choose several at once</span>
        <input
          type="file"
          multiple
          className="sr-only"
          accept={ACCEPT}
          aria-describedby={describedBy(id, notes)}
          onChange={(event) => {
            take(event.target.files);
            // So that choosing the same files again counts as a choice.
            event.target.value = '';
          }}
        />
      </label>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
