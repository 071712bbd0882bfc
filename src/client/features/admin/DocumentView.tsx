import { Download } from 'lucide-react';
import type { useDocument } from '../../lib/use-document.ts';
import { classes } from '../../ui/classes.ts';
import { Loader } from '../../ui/Loader.tsx';

interface Props {
  document: ReturnType<typeof useDocument>;
  fileName: string;
  person: string;
  /** Leaves room for what is written below. */
  compact: boolean;
}

/** A picture at once; anything else to be saved and opened outside the browser. */
export function DocumentView({ document, fileName, person, compact }: Props) {
  const { state, message, reload, url, isImage } = document;
  return (
    <Loader state={state} message={message} onRetry={reload}>
      <div className="grid min-w-0 grid-cols-1 justify-items-center gap-3">
        {isImage ? (
          <img
            src={url}
            alt={`Identity document of ${person}`}
            className={classes(
              'rounded-control border border-line object-contain',
              compact ? 'max-h-[30dvh]' : 'max-h-[55dvh]',
            )}
          />
        ) : (
          <p className="max-w-[48ch] text-center text-muted">
            This is not a picture. Save it, look at it, and delete your copy afterwards.
          </p>
        )}
        <a className="button button-quiet max-w-full" href={url} download={fileName}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate">Download {fileName}</span>
        </a>
      </div>
    </Loader>
  );
}
