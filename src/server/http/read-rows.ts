import { CsvError, parse } from 'csv-parse/sync';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';
import { readBody, readJson } from './read-input.ts';

const CSV = /^text\/csv\s*(?:;|$)/i;
const JSON_LINES = /^application\/(?:x-ndjson|jsonl|x-jsonlines)\s*(?:;|$)/i;

/** Rows by the names of the header's columns; an empty cell says nothing. */
function rowsOfCsv(text: string): unknown[] {
  try {
    const records = parse(text, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim()),
      skip_empty_lines: true,
      relax_column_count: true,
    }) as Record<string, string>[];
    return records.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('malformed', words.csvUnreadable({ message: error.message }));
  }
}

/** A line that is no JSON stays text, which its row is refused for. */
function rowOfLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/**
 * The body as JSON; of an endpoint that takes rows also as CSV or JSON lines, whose rows become its
 * `listings`. Throws malformed or too_large with what to do about it.
 */
export async function readRows(request: Request, rows: Endpoint['rows']): Promise<unknown> {
  if (!rows) return readJson(request);
  const type = request.headers.get('content-type') ?? '';
  if (CSV.test(type)) return { listings: rowsOfCsv(await readBody(request, rows.maxBytes)) };
  if (!JSON_LINES.test(type)) return readJson(request, rows.maxBytes);
  const lines = (await readBody(request, rows.maxBytes)).split('\n');
  return { listings: lines.filter((line) => line.trim() !== '').map(rowOfLine) };
}
