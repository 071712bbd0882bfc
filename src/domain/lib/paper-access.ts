import { daysFrom } from './time/deadlines.ts';

/**
 * Whether papers are open to somebody in a state of what they belong to: not at all, as long as the
 * state lasts, or for so many days after the end.
 */
export type PaperTerm = 'no' | 'yes' | { daysAfterEnd: number };

/** What each party may read, by whose papers they are, and who may do what else with them. */
export interface PaperRow<Party extends string, Whose extends string, Act extends string> {
  read: Record<Party, Record<Whose, PaperTerm>>;
  may: Record<Act, readonly Party[]>;
}

/** A row for every state: who adds a state says here who may read what in it. */
export type PaperTable<
  State extends string,
  Party extends string,
  Whose extends string,
  Act extends string,
> = Readonly<Record<State, PaperRow<Party, Whose, Act>>>;

/** Whether a term runs at a moment; one that counts from an end does not without that end. */
export function isOpen(term: PaperTerm, endedAt: Date | null, now: Date): boolean {
  if (typeof term === 'string') return term === 'yes';
  return endedAt !== null && daysFrom(endedAt, term.daysAfterEnd) > now;
}
