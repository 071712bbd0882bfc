import { FileSpreadsheet, Image } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/Button.tsx';
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
      toast.error('The picture could not be made. Try again.');
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
          aria-label={`Download CSV: ${title}`}
          onClick={() => void saveFigures(table, name)}
        >
          CSV
        </Button>
      )}
      <Button
        variant="quiet"
        icon={Image}
        busy={isBusy}
        aria-label={`Download PNG: ${title}`}
        onClick={() => void savePicture()}
      >
        PNG
      </Button>
    </>
  );
}
