import { STATE_TABLES } from '#domain/state-tables.ts';
import { paperDrawings } from './paper-drawings.ts';

const TITLES: Record<keyof typeof STATE_TABLES, string> = {
  listing: 'A listing',
  verification: 'The verification of a listing’s papers',
  contact: 'A contact request',
  visit: 'A visit',
  bid: 'A bid',
  booking: 'A booking',
  order: 'An order',
  refund: 'A refund',
  instalment: 'An instalment',
  release: 'A release of deal money',
  settlement: 'A settlement of a deal’s money',
  payout: 'A payout',
  subscription: 'A subscription',
  engagement: 'An engagement',
  interest: 'An agent’s offer to an owner',
  lead: 'A lead',
  agreement: 'An agreement',
  renewal: 'An offer to renew a leave and licence',
  campaign: 'An advertising campaign',
  meeting: 'A meeting',
  identity_check: 'An identity check',
  licence: 'The check of a professional’s licence',
};

/** One table of states as a Mermaid diagram; each arrow says the transition and who takes it. */
function drawing(name: keyof typeof STATE_TABLES): string {
  const { states, transitions } = STATE_TABLES[name];
  const arrows = transitions.flatMap(({ name: event, from, to, by }) =>
    from.map((state) => `    ${state} --> ${to} : ${event} (${by})`),
  );
  const leaves = new Set<string>(transitions.flatMap(({ from }) => [...from]));
  const ends = states.filter((state) => !leaves.has(state)).map((state) => `    ${state} --> [*]`);
  return [
    `### ${TITLES[name]}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...arrows,
    ...ends,
    '```',
  ].join('\n');
}

/** Every table there is, as docs/states.md shows them. */
export function stateDrawings(): string {
  return (Object.keys(STATE_TABLES) as (keyof typeof STATE_TABLES)[]).map(drawing).join('\n\n');
}

/** A document with what stands between two marks renewed. */
function between(document: string, mark: string, text: string): string {
  const begin = `<!-- ${mark} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(`<!-- /${mark} -->`);
  if (from < 0 || to < from) throw new Error(`The document has no place marked ${begin}`);
  return `${document.slice(0, from)}${begin}\n${text}\n${document.slice(to)}`;
}

/** The document with its drawings renewed. */
export const withDrawings = (document: string): string =>
  between(between(document, 'states', stateDrawings()), 'papers', paperDrawings());
