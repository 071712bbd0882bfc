import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from '#client/ui/DropZone.tsx';
import { describedBy, FieldNotes } from '#client/ui/FieldNotes.tsx';
import { fileRefusal } from '#client/ui/file-refusal.ts';
import { MAX_PHOTO_BYTES } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp';
const HELP = () => words.jpegPngWebp;

interface Props {
  /** How many more fit. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Takes any number of photos at once; those that cannot be sent are named with the reason. */
export function PhotosDrop({ room, onFiles }: Props) {
  const id = useId();
  const [refused, setRefused] = useState<string[]>([]);

  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    const reasons = new Map(
      files.map((file) => [file, fileRefusal(file, ACCEPT, MAX_PHOTO_BYTES)]),
    );
    const good = files.filter((file) => !reasons.get(file));
    const said = files.flatMap((file) => {
      const why = reasons.get(file);
      return why ? [`${file.name}: ${why}`] : [];
    });
    const many = good.length > room ? [words.onlyMoreFit({ room })] : [];
    setRefused([...said, ...many]);
    onFiles(good.slice(0, room));
  };
  const notes = { help: HELP(), error: refused.join(' ') || undefined };

  return (
    <div className="grid gap-1">
      <DropZone
        icon={ImageUp}
        label={words.addPhotos}
        text={words.dropThemHere}
        accept={ACCEPT}
        multiple
        aria-describedby={describedBy(id, notes)}
        onFiles={take}
      />
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
