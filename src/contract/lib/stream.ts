import { z } from 'zod';

/** An answer that goes on for as long as both sides stay: server-sent events. */
export class Stream {
  readonly events: ReadableStream<Uint8Array>;

  constructor(events: ReadableStream<Uint8Array>) {
    this.events = events;
  }
}

export const stream = z.custom<Stream>((value) => value instanceof Stream);
