import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** A line of the rejects file. */
export interface Reject {
  /** The first record after the header is row 1. */
  row: number;
  /** Where the record ends in the file; the header is on line 1. */
  line: number;
  sourceId: string | null;
  field: string;
  reason: string;
  value: string;
}

/** JSON lines, one for each fault of a rejected row; an earlier file of the name is replaced. */
export async function openRejects(file: string) {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const out = createWriteStream(file);
  const done = finished(out);
  // A full disk surfaces at close; until then the failure must not end the process unhandled.
  done.catch(() => undefined);
  return {
    write: (reject: Reject) => void out.write(`${JSON.stringify(reject)}\n`),
    close: async () => {
      out.end();
      await done;
    },
  };
}
