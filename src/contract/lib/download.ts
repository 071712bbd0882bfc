import { z } from 'zod';

/** A file as an answer: sent with its type and, unless it is `inline`, as an attachment. */
export class Download {
  readonly bytes: Buffer | string;
  readonly mime: string;
  readonly fileName: string;

  constructor(bytes: Buffer | string, mime: string, fileName: string) {
    this.bytes = bytes;
    this.mime = mime;
    this.fileName = fileName;
  }
}

export const download = z.custom<Download>((value) => value instanceof Download);
