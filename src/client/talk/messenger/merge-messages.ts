import type { Message } from '#contract/talk/messenger.ts';

/** What the sender sees of a message before the server has it. */
export interface Pending {
  clientKey: string;
  body: string;
  /** Names the file on its way, which a reload forgets. */
  fileName: string | null;
  at: string;
  state: 'sending' | 'failed';
  /** Why it was not taken; nothing where there was no connection. */
  why?: string;
}

/** Both lists as one, in order; where both have a message, `fresh` knows better. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Those that the server does not have yet. */
export function stillPending(pending: readonly Pending[], messages: readonly Message[]): Pending[] {
  const sent = new Set(messages.map(({ clientKey }) => clientKey));
  return pending.filter(({ clientKey }) => !sent.has(clientKey));
}
