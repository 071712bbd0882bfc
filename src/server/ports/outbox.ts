export interface OutboxMessage {
  at: Date;
  channel: 'mail' | 'sms' | 'push';
  to: string;
  subject: string;
  text: string;
}

/**
 * What the sandbox of mail, SMS and push would have sent. In memory only: codes in it must not
 * reach a disk or a database.
 */
export class Outbox {
  static readonly KEPT = 300;
  readonly #messages: OutboxMessage[] = [];

  add(message: Omit<OutboxMessage, 'at'>): void {
    this.#messages.push({ at: new Date(), ...message });
    if (this.#messages.length > Outbox.KEPT) this.#messages.shift();
  }

  /** Newest first; those to one receiver when given. */
  list(to?: string): OutboxMessage[] {
    return this.#messages.filter((message) => !to || message.to === to).reverse();
  }
}
