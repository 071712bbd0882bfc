import { sql } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import type { Database } from '#server/db/client.ts';
import { localities } from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { csvRecords } from './csv-records.ts';
import { importOwner } from './import-owner.ts';
import type { Mapping } from './mapping.ts';
import { Cells, RowRejected } from './read-cells.ts';
import { readHeader, unusedColumns } from './read-header.ts';
import { type ImportedListing, readRow } from './read-row.ts';
import { openRejects } from './rejects-file.ts';
import { type OnNew, type Stored, storeBatch } from './store-batch.ts';
import { type Reason, type Said, Tally } from './tally.ts';

const BATCH = 500;

export interface ImportOptions {
  file: string;
  mapping: Mapping;
  /** Where rejected rows are written, as JSON lines. */
  rejectsFile: string;
  /** Decides which way public positions are moved. */
  fuzzKey: Buffer;
  /** By Pune’s calendar. */
  today: string;
  /** What else belongs to homes that are new. */
  onNew?: OnNew;
  onProgress?: (progress: { rows: number; bytes: number }) => void;
}

/** `read` is the sum of the four counts after it: no row goes missing. */
export interface ImportSummary extends Stored {
  read: number;
  rejected: number;
  /** Why rows were rejected. */
  rejections: Reason[];
  /** Values left out or replaced in rows that were taken. */
  warnings: Reason[];
  /** Columns of the file that the mapping does not speak of. */
  unusedColumns: string[];
}

/** Why a row is no listing, of the file or of posting. Throws on what is no fault of the row. */
function problemsOf(error: unknown): readonly Said[] {
  if (error instanceof RowRejected) return [error.problem];
  if (!isAppError(error) || !error.errors) throw error;
  return error.errors.map(({ path, message }) => ({ field: path, reason: message, value: '' }));
}

/**
 * Takes listings from a CSV file, in batches that are each stored whole or not at all. Running it
 * again is safe: a row is known by its source and its id there.
 */
export async function importListings(
  db: Database,
  {
    file,
    mapping,
    rejectsFile,
    fuzzKey,
    today,
    onNew = async () => undefined,
    onProgress,
  }: ImportOptions,
): Promise<ImportSummary> {
  const records = csvRecords(file, mapping.delimiter);
  const first = await records.next();
  if (first.done || 'broken' in first.value.content) throw new Error(`${file} has no header line`);
  const header = first.value.content;
  const columns = readHeader(header, mapping);

  await seedLocalities(db);
  const ownerId = await importOwner(db, mapping.source);
  const found = await db.select({ slug: localities.slug, id: localities.id }).from(localities);
  const localityIds = new Map(found.map(({ slug, id }) => [slug, id]));

  const rejects = await openRejects(rejectsFile);
  const rejections = new Tally();
  const warnings = new Tally();
  const total: Stored = { inserted: 0, updated: 0, unchanged: 0 };
  const rowOfId = new Map<string, number>();
  let read = 0;
  let rejected = 0;
  let batch: ImportedListing[] = [];

  const reject = (line: number, sourceId: string | null, problems: readonly Said[]) => {
    rejected++;
    for (const problem of problems) {
      rejections.add(problem);
      rejects.write({ row: read, line, sourceId, ...problem });
    }
  };
  const take = (content: string[], line: number) => {
    const cells = new Cells(mapping, columns, content);
    try {
      const listing = readRow(cells, { source: mapping.source, fuzzKey, today });
      const before = rowOfId.get(listing.sourceId);
      if (before !== undefined) {
        const reason = 'an earlier row has the same id';
        throw new RowRejected({ field: 'sourceId', reason, value: `row ${before}` });
      }
      rowOfId.set(listing.sourceId, read);
      for (const problem of cells.warnings) warnings.add(problem);
      batch.push(listing);
    } catch (error) {
      reject(line, cells.optional('sourceId'), problemsOf(error));
    }
  };
  const flush = async (bytes: number) => {
    const { inserted, updated, unchanged } = await db.transaction((tx) =>
      storeBatch(tx, batch, ownerId, localityIds, onNew),
    );
    total.inserted += inserted;
    total.updated += updated;
    total.unchanged += unchanged;
    batch = [];
    onProgress?.({ rows: read, bytes });
  };

  try {
    let bytes = first.value.bytes;
    for await (const { content, ...at } of records) {
      read++;
      bytes = at.bytes;
      if ('broken' in content) {
        reject(at.line, null, [{ field: 'row', reason: content.broken, value: '' }]);
      } else if (content.length !== header.length) {
        const value = `${content.length} instead of ${header.length}`;
        reject(at.line, null, [{ field: 'row', reason: 'has another number of fields', value }]);
      } else take(content, at.line);
      if (batch.length === BATCH) await flush(bytes);
    }
    await flush(bytes);
  } finally {
    await rejects.close();
  }
  await db.execute(sql`analyze listings`);
  return {
    read,
    ...total,
    rejected,
    rejections: rejections.list(),
    warnings: warnings.list(),
    unusedColumns: unusedColumns(columns, mapping),
  };
}
