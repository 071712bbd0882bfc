import { NotebookPen } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/homes/favourites/index.ts';

interface Props {
  /** Of the home. */
  title: string;
  hasNote: boolean;
  onClick: () => void;
}

/** Opens the note somebody writes to a home for themselves. */
export function NoteButton({ title, hasNote, onClick }: Props) {
  const label = hasNote ? words.changeNote : words.addNote;
  return (
    <Button
      variant="quiet"
      icon={NotebookPen}
      aria-label={words.noteOf({ label, title })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
