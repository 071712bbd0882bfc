export interface WebRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for all of it. */
  patienceMs: number;
  /** Bytes of the answer that are read. */
  maxBytes: number;
  /** A longer answer is cut there; without this it is refused. */
  cut?: true;
}

export interface WebAnswer {
  status: number;
  body: Buffer;
}

/** Addresses that others name. Nothing else of ours calls them. */
export interface Web {
  /**
   * Why an address would not be called, as far as its spelling tells; null where nothing is wrong.
   */
  whyNot(url: string): string | null;
  /**
   * Calls an address of the public net, with nothing of ours in the call but what is given. Redirects
   * are answers like others. Throws WebRefused where it must not be called or the answer is too
   * long, and what the network throws.
   */
  call(url: string, request: WebRequest): Promise<WebAnswer>;
}
