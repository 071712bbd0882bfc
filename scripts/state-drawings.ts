import { STATE_TABLES } from '#domain/state-tables.ts';

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
  payout: 'A payout',
  subscription: 'A subscription',
  engagement: 'An engagement',
  interest: 'An agent’s offer to an owner',
  lead: 'A lead',
  agreement: 'An agreement',
  campaign: 'An advertising campaign',
  meeting: 'A meeting',
  identity_check: 'An identity check',
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

const BEGIN = '<!-- states -->';
const END = '<!-- /states -->';

/** The document with its drawings renewed. */
export function withDrawings(document: string): string {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`The document has no place marked ${BEGIN} ${END}`);
  return `${document.slice(0, from)}${BEGIN}\n${stateDrawings()}\n${document.slice(to)}`;
}
