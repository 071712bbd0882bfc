type Words = Readonly<Record<string, string | number>>;

/** A step of what is traced, open until it is ended. */
export interface OpenSpan {
  /** What is begun inside belongs to it. */
  run<Answer>(inside: () => Answer): Answer;
  end(outcome: { error?: unknown; name?: string; words?: Words }): void;
}

interface Begun {
  kind: 'server' | 'client';
  words: Words;
  /** Of who calls: they may have begun the trace. */
  headers?: Readonly<Record<string, unknown>>;
}

/** Where spans go. */
export interface Tracing {
  begin(name: string, begun: Begun): OpenSpan;
  /** What tells others of whose trace a call is part. */
  headers(): Record<string, string>;
}

let ours: Tracing | undefined;

/** From now on the process is traced, or no longer. */
export const traceBy = (tracing: Tracing | undefined): void => {
  ours = tracing;
};

/** Undefined where nobody asked for traces; what it would say is not even put together then. */
export const beginSpan = (name: string, begun: () => Begun): OpenSpan | undefined =>
  ours?.begin(name, begun());

/** For calls of other processes of ours. */
export const traceHeaders = (): Record<string, string> => ours?.headers() ?? {};
