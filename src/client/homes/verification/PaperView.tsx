import { useEffect } from 'react';
import { FileView } from '#client/people/documents/FileView.tsx';
import { useDocument } from '#client/people/documents/use-document.ts';
import type { Paper } from '#contract/homes/verifications.ts';
import { PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import { kindAndName } from '#domain/lib/name-beside.ts';

interface Props {
  paper: Paper;
  /** Leaves room for what is written below. */
  compact?: boolean;
  /** What the page that is shown says in letters. */
  onText?: (text: string) => void;
  /** It can be seen now. */
  onSeen?: () => void;
}

export function PaperView({
  paper: { documentId, kind, fileName },
  compact,
  onText,
  onSeen,
}: Props) {
  const file = useDocument(documentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it can be seen
  useEffect(() => {
    if (file.state === 'ready') onSeen?.();
  }, [file.state]);
  return (
    <FileView
      file={file}
      name={fileName}
      alt={kindAndName(PAPER_LABEL[kind], fileName, ': ')}
      advice="Save it and open it with your own program."
      compact={compact}
      onText={onText}
    />
  );
}
