import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { callForFile } from '../lib/api.ts';
import { saveFile } from '../lib/save-file.ts';
import { sayFailure } from '../lib/say-failure.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface Props<E extends Endpoint> extends Omit<ButtonProps, 'busy' | 'icon' | 'onClick'> {
  endpoint: E;
  input?: CallInput<E>;
  fileName: string;
}

/** Saves an endpoint's file on this device. */
export function DownloadButton<E extends Endpoint>(props: Props<E>) {
  const { endpoint, input, fileName, variant = 'quiet', ...looks } = props;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile(endpoint, input), fileName);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...looks} variant={variant} icon={Download} busy={busy} onClick={() => void save()} />
  );
}
