import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { buttonLook } from '#client/ui/classes.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import words from '#messages/people/documents/index.ts';
import { ZoomView } from './ZoomView.tsx';

/** Brings what reads PDFs; only who opens one loads it. */
const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }));

interface Props {
  /** As lib/use-document.ts opens it. */
  file: {
    state: 'loading' | 'failed' | 'ready';
    url?: string;
    file?: Blob;
    isImage?: boolean;
    message?: string;
    reload: () => void;
  };
  name: string;
  /** What a picture shows. */
  alt: string;
  /** What to do with a file that cannot be shown here. */
  advice: string;
  /** Leaves room for what is written below. */
  compact?: boolean;
  /** What the page that is shown says in letters; nothing of a picture. */
  onText?: (text: string) => void;
}

/** A picture at once, a PDF page by page; anything else to be saved and opened outside the browser. */
export function FileView({ file, name, alt, advice, compact, onText }: Props) {
  const { state, message, reload, url, file: bytes, isImage } = file;
  return (
    <Loader state={state} message={message} onRetry={reload}>
      <div className="grid min-w-0 grid-cols-1 justify-items-center gap-3">
        {isImage ? (
          <ZoomView url={url ?? ''} alt={alt} compact={compact} />
        ) : bytes?.type === 'application/pdf' ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <PdfView file={bytes} alt={alt} compact={compact} onText={onText} />
          </Suspense>
        ) : (
          <p className="max-w-[48ch] text-center text-muted">{words.notPicture({ advice })}</p>
        )}
        <a className={buttonLook('quiet', 'max-w-full')} href={url} download={name}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate">{words.save({ name })}</span>
        </a>
      </div>
    </Loader>
  );
}
