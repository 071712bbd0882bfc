const encoder = new TextEncoder();
/** What may wait for a slow line before nothing more is read for it. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Where server-sent events go out to one client. */
export interface Outlet {
  events: ReadableStream<Uint8Array>;
  /** One with an id is where the client goes on from; one without is left out on a slow line. */
  send(name: string, data: unknown, id?: number): void;
  /** Resolves once the client has taken what waits. */
  room(): Promise<void>;
  /** Shows that both are there; a client that took nothing since the last time is let go. */
  beat(): void;
  end(): void;
  closed(): boolean;
  /** At once where it has ended already. */
  onEnd(told: () => void): void;
}

export function openOutlet(): Outlet {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let taken = Promise.withResolvers<void>();
  let isSlow = false;
  let told: (() => void) | undefined;
  let isOver = false;

  function finish(): void {
    isOver = true;
    taken.resolve();
    told?.();
  }

  const events = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      pull: () => {
        isSlow = false;
        taken.resolve();
        taken = Promise.withResolvers();
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  );
  const isFull = () => (controller?.desiredSize ?? 0) <= 0;
  const write = (text: string) => {
    if (!isOver) controller?.enqueue(encoder.encode(text));
  };
  const end = () => {
    if (isOver) return;
    finish();
    controller?.close();
  };

  // The first bytes open it at the client; this is how soon it should come back once it ends.
  write('retry: 1000\n\n');
  return {
    events,
    send(name, data, id) {
      if (id === undefined && isFull()) return;
      const mark = id === undefined ? '' : `id: ${id}\n`;
      write(`${mark}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    room: async () => {
      if (isFull() && !isOver) await taken.promise;
    },
    beat() {
      if (!isFull()) return write(': beat\n\n');
      if (isSlow) return end();
      isSlow = true;
    },
    end,
    closed: () => isOver,
    onEnd(listener) {
      told = listener;
      if (isOver) listener();
    },
  };
}
