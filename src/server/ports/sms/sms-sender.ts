export interface SmsSender {
  readonly isSandbox: boolean;
  /** Sends a text to a ten-digit mobile number. Throws when the provider does not take it. */
  send(mobile: string, text: string): Promise<void>;
}
