import { toast } from 'sonner';
import { saveFile } from '#client/lib/save-file.ts';
import { CSV_TYPE } from '#domain/lib/csv.ts';
import words from '#messages/lib/kit/index.ts';
import type { Figures } from './figures.ts';

/** Saves a table as CSV on this device; what writes it is loaded only now. */
export async function saveFigures<Row>(
  table: Pick<Figures<Row>, 'columns' | 'rows'>,
  name: string,
): Promise<void> {
  try {
    const { figuresCsv } = await import('./figures-csv.ts');
    saveFile(new Blob([figuresCsv(table)], { type: CSV_TYPE }), `${name}.csv`);
  } catch {
    toast.error(words.tableFailed);
  }
}
