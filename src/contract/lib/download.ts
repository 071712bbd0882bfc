import { z } from 'zod';
import { essenceOf } from './media-types.ts';

type Pieces = ReadableStream<Uint8Array>;

/** A file as an answer: sent with its type and, unless it is `inline`, as an attachment. */
export class Download<Bytes extends Buffer | string | Pieces = Buffer | string> {
  readonly bytes: Bytes;
  readonly mime: string;
  readonly fileName: string;

  constructor(bytes: Bytes, mime: string, fileName: string) {
    this.bytes = bytes;
    this.mime = mime;
    this.fileName = fileName;
  }
}

const TYPES = new WeakMap<z.ZodType, readonly string[]>();

function fileOf<File extends Download<Buffer | string | Pieces>>(types: readonly string[]) {
  const schema = z.custom<File>(
    (value) => value instanceof Download && types.includes(essenceOf(value.mime)),
  );
  TYPES.set(schema, types);
  return schema;
}

/** The answer is a file of one of these types. */
export const download = (...types: readonly [string, ...string[]]): z.ZodType<Download> =>
  fileOf<Download>(types);

/** The same of a file that is made while it is sent, since nobody knows how large it becomes. */
export const streamedDownload = (
  ...types: readonly [string, ...string[]]
): z.ZodType<Download<Pieces>> => fileOf<Download<Pieces>>(types);

/** Of which types an answer’s files are; none where it is no file. */
export const fileTypesOf = (response: z.ZodType): readonly string[] | undefined =>
  TYPES.get(response);
