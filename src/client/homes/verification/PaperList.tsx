import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Paper } from '#contract/homes/verifications.ts';
import { PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import { kindAndName, nameBeside } from '#domain/lib/name-beside.ts';
import words from '#messages/homes/papers/index.ts';
import { PaperDialog } from './PaperDialog.tsx';

/** Papers that were handed in, each to be opened. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const [open, setOpen] = useState<Paper>();
  return (
    <>
      <ul className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper.documentId} className="flex items-center gap-3 py-2">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{PAPER_LABEL[paper.kind]}</p>
              {nameBeside(PAPER_LABEL[paper.kind], paper.fileName) && (
                <p className="truncate text-sm text-muted" title={paper.fileName}>
                  {paper.fileName}
                </p>
              )}
            </div>
            <Button
              variant="quiet"
              aria-label={words.open({
                paper: kindAndName(PAPER_LABEL[paper.kind], paper.fileName),
              })}
              onClick={() => setOpen(paper)}
            >
              {words.openWord}
            </Button>
          </li>
        ))}
      </ul>
      {open && <PaperDialog paper={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
