import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#client/lib/save-file.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface Props extends Omit<ButtonProps, 'busy' | 'icon' | 'onClick'> {
  fileName: string;
  /** Fetches it when it is asked for. */
  file: () => Promise<Blob>;
}

/** Saves a file of the server's on this device. */
export function DownloadButton({ fileName, file, variant = 'quiet', ...looks }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await file(), fileName);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...looks} variant={variant} icon={Download} busy={busy} onClick={() => void save()} />
  );
}
