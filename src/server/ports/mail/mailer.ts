export interface Mail {
  to: string;
  subject: string;
  /** Plain text; links on lines of their own. */
  text: string;
}

export interface Mailer {
  readonly isSandbox: boolean;
  /** Resolves when the server has taken the mail. Throws when it has not. */
  send(mail: Mail): Promise<void>;
}
