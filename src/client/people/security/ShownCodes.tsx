import { Download } from 'lucide-react';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import words from '#messages/people/security/index.ts';

const FILE_NAME = 'propertysearch-recovery-codes.txt';

const inFile = (codes: readonly string[]) =>
  new Blob([`${words.codesFile}\n\n${codes.join('\n')}\n`], {
    type: 'text/plain',
  });

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown this once. Closes by its own button alone, so that no stray click takes them away. */
export function ShownCodes({ codes, onClose }: Props) {
  return (
    <Dialog
      open
      blocking
      size="narrow"
      title={words.keepCodes}
      description={words.keepCodesBody}
      actions={
        <>
          <Button
            variant="quiet"
            icon={Download}
            onClick={() => saveFile(inFile(codes), FILE_NAME)}
          >
            {words.download}
          </Button>
          <Button onClick={onClose}>{words.keptThem}</Button>
        </>
      }
    >
      <ul
        aria-label={words.recoveryCodes}
        className="tabular grid grid-cols-1 gap-1 min-[360px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
