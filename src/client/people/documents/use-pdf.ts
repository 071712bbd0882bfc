import { useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { PdfAnswer, PdfAsk } from './pdf-worker.ts';

/** Opening, or drawing one page; a file that takes longer is made to. */
const MAX_MS = MINUTE_MS / 3;
/** A paper of more is read outside. */
const MAX_PAGES = 200;

interface Shown {
  state: 'loading' | 'failed' | 'ready';
  pages: number;
  /** The page that is shown: its number, a picture of it, and what it says. */
  page?: number;
  url?: string;
  text?: string;
}

/**
 * A PDF page by page, as pictures. The file is read in a worker that has nothing but its bytes, and
 * is ended with the piece that shows it, or where it takes too long.
 */
export function usePdf(file: Blob | undefined, page: number) {
  const [shown, setShown] = useState<Shown>({ state: 'loading', pages: 0 });
  const asking = useRef<(ask: PdfAsk) => void>(undefined);
  const [opened, setOpened] = useState(0);

  useEffect(() => {
    if (!file) return;
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
    let url: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
      asking.current = undefined;
    };
    const fail = () => {
      end();
      setShown({ state: 'failed', pages: 0 });
    };
    asking.current = (ask) => {
      clearTimeout(timer);
      timer = setTimeout(fail, MAX_MS);
      worker.postMessage(ask);
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      clearTimeout(timer);
      if ('failed' in data) return fail();
      if ('pages' in data) return setOpened(Math.min(data.pages, MAX_PAGES));
      if (url) URL.revokeObjectURL(url);
      url = URL.createObjectURL(data.drawn.picture);
      const {
        page: drawn,
        drawn: { text },
      } = data;
      setShown((before) => ({ ...before, state: 'ready', page: drawn, url, text }));
    };
    file.arrayBuffer().then((bytes) => asking.current?.({ open: bytes }), fail);
    return () => {
      end();
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);

  useEffect(() => {
    if (opened === 0) return;
    setShown((before) => ({ ...before, pages: opened }));
    asking.current?.({ page });
  }, [opened, page]);

  return shown;
}
