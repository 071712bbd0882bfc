import { labels } from '#messages/lib/labels.ts';
import words from '#messages/lib/states/index.ts';
import type { STATE_TABLES, StateTableName } from './state-tables.ts';

type Words = {
  [K in StateTableName]: Record<(typeof STATE_TABLES)[K]['states'][number], string>;
};

/** Every state as who is on neither side reads it: staff. Each side has words of its own beside. */
export const STATE_WORDS: Words = {
  listing: labels(() => words.listing),
  verification: labels(() => words.verification),
  contact: labels(() => words.contact),
  visit: labels(() => words.visit),
  bid: labels(() => words.bid),
  booking: labels(() => words.booking),
  order: labels(() => words.order),
  refund: labels(() => words.refund),
  instalment: labels(() => words.instalment),
  release: labels(() => words.release),
  settlement: labels(() => words.settlement),
  payout: labels(() => words.payout),
  subscription: labels(() => words.subscription),
  engagement: labels(() => words.engagement),
  interest: labels(() => words.interest),
  lead: labels(() => words.lead),
  agreement: labels(() => words.agreement),
  renewal: labels(() => words.renewal),
  campaign: labels(() => words.campaign),
  meeting: labels(() => words.meeting),
  identity_check: labels(() => words.identity_check),
  licence: labels(() => words.licence),
};

/** The words of a state that comes out of the database; a state without any is a defect. */
export function stateWords(thing: StateTableName, state: string): string {
  const said = (STATE_WORDS[thing] as Readonly<Record<string, string>>)[state];
  if (said === undefined) throw new Error(`A ${thing} has no state “${state}”.`);
  return said;
}
