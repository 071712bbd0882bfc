import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/professionals/reviews/index.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface Props {
  subjectKind: 'review' | 'person' | 'listing';
  subjectId: number;
  /** The address asked for the form. */
  startsOpen?: boolean;
}

export function ReportButton({ subjectKind, subjectId, startsOpen = false }: Props) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button variant="quiet" icon={Flag} onClick={() => setOpen(true)}>
        {words.report}
      </Button>
      {open && (
        <ReportDialog
          subjectKind={subjectKind}
          subjectId={subjectId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
