import { FileSpreadsheet, Image } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/lib/kit/index.ts';
import type { Figures } from './figures.ts';
import { saveFigures } from './save-figures.ts';

interface Props<Row> {
  /** Of the files, without what comes after the dot. */
  name: string;
  title: string;
  /** Undefined where the table is not to be had as a file. */
  table: Figures<Row> | undefined;
  picture: () => Promise<Blob>;
}

/** A chart as a picture, its table as a file. */
export function Downloads<Row>({ name, title, table, picture }: Props<Row>) {
  const [isBusy, setIsBusy] = useState(false);
  const savePicture = async () => {
    setIsBusy(true);
    try {
      saveFile(await picture(), `${name}.png`);
    } catch {
      toast.error(words.pictureFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {table && (
        <Button
          variant="quiet"
          icon={FileSpreadsheet}
          aria-label={words.downloadCsv({ title })}
          onClick={() => void saveFigures(table, name)}
        >
          CSV
        </Button>
      )}
      <Button
        variant="quiet"
        icon={Image}
        busy={isBusy}
        aria-label={words.downloadPng({ title })}
        onClick={() => void savePicture()}
      >
        PNG
      </Button>
    </>
  );
}
