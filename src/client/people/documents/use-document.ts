import { useEffect, useState } from 'react';
import { callForFile } from '#client/lib/api.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { getDocument } from '#contract/people/kyc.ts';

interface OpenDocument {
  state: 'loading' | 'failed' | 'ready';
  url?: string;
  file?: Blob;
  isImage?: boolean;
  message?: string;
}

/**
 * A document under an address of this tab only, which ends with the piece that shows it. Without
 * one there is nothing to wait for.
 */
export function useDocument(documentId: number | null) {
  const [attempt, setAttempt] = useState(0);
  const [document, setDocument] = useState<OpenDocument>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches anew
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    if (documentId === null) {
      setDocument({ state: 'ready' });
      return;
    }
    setDocument({ state: 'loading' });
    callForFile(getDocument, { params: { documentId } }).then(
      (file) => {
        if (gone) return;
        url = URL.createObjectURL(file);
        setDocument({ state: 'ready', url, file, isImage: file.type.startsWith('image/') });
      },
      (error) => {
        const message = isAppError(error) ? error.message : undefined;
        if (!gone) setDocument({ state: 'failed', message });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [documentId, attempt]);

  return { ...document, reload: () => setAttempt(attempt + 1) };
}
