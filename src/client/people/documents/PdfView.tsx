import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import words from '#messages/people/documents/index.ts';
import { usePdf } from './use-pdf.ts';
import { ZoomView } from './ZoomView.tsx';

interface Props {
  file: Blob;
  alt: string;
  compact?: boolean;
  /** What the page that is shown says in letters. */
  onText?: (text: string) => void;
}

/** A PDF page by page, each as a picture that can be looked at closer; n and p turn its pages. */
export function PdfView({ file, alt, compact, onText }: Props) {
  const [page, setPage] = useState(1);
  const { state, pages, url, text, page: drawn } = usePdf(file, page);
  useEffect(() => {
    if (text !== undefined) onText?.(text);
  }, [text, onText]);
  const turn = (by: number) => setPage((now) => Math.min(pages, Math.max(1, now + by)));
  if (state === 'failed') {
    return (
      <p role="alert" className="max-w-[48ch] text-center text-muted">
        {words.pdfNotShown}
      </p>
    );
  }
  if (!url) return <Skeleton lines={8} />;
  return (
    <ZoomView
      url={url}
      alt={words.pictureOfPage({ alt, page: drawn ?? page, pages })}
      compact={compact}
      keys={{
        n: () => turn(1),
        p: () => turn(-1),
        PageDown: () => turn(1),
        PageUp: () => turn(-1),
      }}
    >
      {pages > 1 && (
        <span className="ml-auto flex items-center gap-1">
          <IconButton
            label={words.pageBefore}
            icon={ChevronLeft}
            disabled={page === 1}
            onClick={() => turn(-1)}
          />
          <span className="tabular text-sm" aria-live="polite">
            {words.pageOf({ page, pages })}
          </span>
          <IconButton
            label={words.nextPage}
            icon={ChevronRight}
            disabled={page === pages}
            onClick={() => turn(1)}
          />
        </span>
      )}
    </ZoomView>
  );
}
