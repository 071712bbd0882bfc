import { NotebookPen } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';

interface Props {
  /** Of the home. */
  title: string;
  hasNote: boolean;
  onClick: () => void;
}

/** Opens the note somebody writes to a home for themselves. */
export function NoteButton({ title, hasNote, onClick }: Props) {
  const label = hasNote ? 'Change note' : 'Add a note';
  return (
    <Button variant="quiet" icon={NotebookPen} aria-label={`${label}: ${title}`} onClick={onClick}>
      {label}
    </Button>
  );
}
