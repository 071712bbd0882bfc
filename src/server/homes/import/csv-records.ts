import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';

/** A record longer than this is a quote left open, not a home. */
const LONGEST_RECORD = 200_000;

export interface FileRecord {
  /** Last line of the record in the file, the first being 1. */
  line: number;
  /** Bytes of the file read when the record ended. */
  bytes: number;
  content: string[] | { broken: string };
}

const BROKEN: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed, so the rest of the file is one field',
  CSV_MAX_RECORD_SIZE: 'the record is longer than 200,000 characters: is a quote left open?',
};

interface Parsed {
  record: string[];
  info: { lines: number; records: number; bytes: number };
}

/** The file's records one after another, the header first; a broken one keeps its place. */
export async function* csvRecords(file: string, delimiter: string): AsyncGenerator<FileRecord> {
  const skipped: CsvError[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) skipped.push(error);
      return undefined;
    },
  });
  // The parser runs ahead of its reader: what it skipped waits until the records before it are out.
  function* brokenBefore(records: number): Generator<FileRecord> {
    for (let next = skipped[0]; next && Number(next.records) < records; next = skipped[0]) {
      const { code, message, lines, bytes } = next;
      skipped.shift();
      yield {
        line: Number(lines),
        bytes: Number(bytes),
        content: { broken: BROKEN[code] ?? message },
      };
    }
  }
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error));
  const parsed: AsyncIterable<Parsed> = input.pipe(parser);
  for await (const { record, info } of parsed) {
    yield* brokenBefore(info.records);
    yield { line: info.lines, bytes: info.bytes, content: record };
  }
  yield* brokenBefore(Number.POSITIVE_INFINITY);
}
