import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A response that keeps what is written to it, so that a rendered page can be cached. */
export class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  readonly done: Promise<Buffer>;
  private readonly resolve: (body: Buffer) => void;
  /** Ends the wait for the page with an error. */
  readonly fail: (error: unknown) => void;

  constructor(req: IncomingMessage) {
    super(req);
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.done = promise;
    this.resolve = resolve;
    this.fail = reject;
  }

  private keep(chunk: unknown): void {
    if (typeof chunk === 'string') this.chunks.push(Buffer.from(chunk));
    // Astro has put it together for this answer, and writes nothing more into it.
    else if (chunk instanceof Uint8Array)
      this.chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  }

  /** Only the form Astro uses: a status and an object of headers. */
  override writeHead(status: number, headers?: unknown): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  /** Whoever waits until it is written, in the last place, goes on at once. */
  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.keep(chunk);
    const written = rest.at(-1);
    if (typeof written === 'function') written();
    return true;
  }

  /** How Astro gives up a page that threw after its beginning was sent. */
  override destroy(error?: Error): this {
    this.fail(error ?? new Error('The page broke off.'));
    return this;
  }

  override end(chunk?: unknown): this {
    this.keep(chunk);
    this.resolve(Buffer.concat(this.chunks));
    this.emit('finish');
    return this;
  }
}
