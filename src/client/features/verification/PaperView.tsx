import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { PAPER_LABEL, type Paper } from '#contract/verifications.ts';
import { useDocument } from '../../lib/use-document.ts';
import { classes } from '../../ui/classes.ts';
import { Loader } from '../../ui/Loader.tsx';

interface Props {
  paper: Paper;
  /** Leaves room for what is written below. */
  compact?: boolean;
  /** It can be seen now. */
  onSeen?: () => void;
}

/** A picture at once; anything else to be saved and opened outside the browser. */
export function PaperView({ paper, compact, onSeen }: Props) {
  const { state, message, reload, url, isImage } = useDocument(paper.documentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it can be seen
  useEffect(() => {
    if (state === 'ready') onSeen?.();
  }, [state]);
  return (
    <Loader state={state} message={message} onRetry={reload}>
      <div className="grid min-w-0 grid-cols-1 justify-items-center gap-3">
        {isImage ? (
          <img
            src={url}
            alt={`${PAPER_LABEL[paper.kind]}: ${paper.fileName}`}
            className={classes(
              'rounded-control border border-line object-contain',
              compact ? 'max-h-[30dvh]' : 'max-h-[50dvh]',
            )}
          />
        ) : (
          <p className="max-w-[48ch] text-center text-muted">
            This is not a picture. Save it and open it with your own program.
          </p>
        )}
        <a className="button button-quiet max-w-full" href={url} download={paper.fileName}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate">Save {paper.fileName}</span>
        </a>
      </div>
    </Loader>
  );
}
