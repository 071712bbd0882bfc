import type { Address } from '#server/db/address.ts';

/** What the first process tells the others. */
export type ToWorker =
  | { kind: 'start'; address: Address; workers: number }
  /** Another of them has changed something. */
  | { kind: 'wrote' }
  /** A fresh one has taken its place. */
  | { kind: 'leave' }
  /** Another has been asked for the metrics of all. */
  | { kind: 'tell-metrics'; id: string; asker: number }
  /** So many others have been asked for theirs. */
  | { kind: 'metrics-asked'; id: string; others: number }
  | { kind: 'metrics'; id: string; told: object[] };

/** What they tell it. */
export type FromWorker =
  | { kind: 'answers'; demo: boolean }
  | { kind: 'wrote' }
  | { kind: 'ask-metrics'; id: string }
  | { kind: 'metrics'; id: string; asker: number; told: object[] };

const isOneOf = (message: unknown, kinds: readonly string[]): boolean =>
  kinds.includes((Object(message) as { kind?: string }).kind ?? '');

const TO_WORKER = ['start', 'wrote', 'leave', 'tell-metrics', 'metrics-asked', 'metrics'];
const FROM_WORKER = ['answers', 'wrote', 'ask-metrics', 'metrics'];

export const isToWorker = (message: unknown): message is ToWorker => isOneOf(message, TO_WORKER);
export const isFromWorker = (message: unknown): message is FromWorker =>
  isOneOf(message, FROM_WORKER);
