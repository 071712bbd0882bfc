import { Download } from 'lucide-react';
import { buttonLook } from '#client/ui/classes.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { ZoomView } from './ZoomView.tsx';

interface Props {
  /** As lib/use-document.ts opens it. */
  file: {
    state: 'loading' | 'failed' | 'ready';
    url?: string;
    isImage?: boolean;
    message?: string;
    reload: () => void;
  };
  name: string;
  /** What a picture shows. */
  alt: string;
  /** What to do with a file that is no picture. */
  advice: string;
  /** Leaves room for what is written below. */
  compact?: boolean;
}

/** A picture at once; anything else to be saved and opened outside the browser. */
export function FileView({ file, name, alt, advice, compact }: Props) {
  const { state, message, reload, url, isImage } = file;
  return (
    <Loader state={state} message={message} onRetry={reload}>
      <div className="grid min-w-0 grid-cols-1 justify-items-center gap-3">
        {isImage ? (
          <ZoomView url={url ?? ''} alt={alt} {...(compact && { compact })} />
        ) : (
          <p className="max-w-[48ch] text-center text-muted">This is not a picture. {advice}</p>
        )}
        <a className={buttonLook('quiet', 'max-w-full')} href={url} download={name}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate">Save {name}</span>
        </a>
      </div>
    </Loader>
  );
}
