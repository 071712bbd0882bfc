import { useEffect, useState } from 'react';
import { isAppError } from '#contract/errors.ts';
import { getDocument } from '#contract/profile.ts';
import { callForFile } from '../../lib/api.ts';

interface OpenPaper {
  state: 'loading' | 'failed' | 'ready';
  url?: string;
  isImage?: boolean;
  message?: string;
}

/** A paper under an address of this tab only, which ends with the piece that shows it. */
export function usePaper(documentId: number) {
  const [attempt, setAttempt] = useState(0);
  const [paper, setPaper] = useState<OpenPaper>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches anew
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    setPaper({ state: 'loading' });
    callForFile(getDocument, { params: { documentId } }).then(
      (file) => {
        if (gone) return;
        url = URL.createObjectURL(file);
        setPaper({ state: 'ready', url, isImage: file.type.startsWith('image/') });
      },
      (error) => {
        const message = isAppError(error) ? error.message : undefined;
        if (!gone) setPaper({ state: 'failed', message });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [documentId, attempt]);

  return { ...paper, reload: () => setAttempt(attempt + 1) };
}
