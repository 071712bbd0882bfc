import { z } from 'zod';
import { essenceOf } from './media-types.ts';

/** A file as an answer: sent with its type and, unless it is `inline`, as an attachment. */
export class Download {
  readonly bytes: Buffer | string | ReadableStream<Uint8Array>;
  readonly mime: string;
  readonly fileName: string;

  constructor(bytes: Buffer | string | ReadableStream<Uint8Array>, mime: string, fileName: string) {
    this.bytes = bytes;
    this.mime = mime;
    this.fileName = fileName;
  }
}

const TYPES = new WeakMap<z.ZodType, readonly string[]>();

/** The answer is a file of one of these types. */
export function download(...types: readonly [string, ...string[]]): z.ZodType<Download> {
  const schema = z.custom<Download>(
    (value) => value instanceof Download && types.includes(essenceOf(value.mime)),
  );
  TYPES.set(schema, types);
  return schema;
}

/** Of which types an answer’s files are; none where it is no file. */
export const fileTypesOf = (response: z.ZodType): readonly string[] | undefined =>
  TYPES.get(response);
