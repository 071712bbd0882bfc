/** Who may take a transition. `either`, `party`: one of the two sides; `gateway`: the payment provider's word. */
export type Party =
  | 'owner'
  | 'buyer'
  | 'person'
  | 'payer'
  | 'payee'
  | 'client'
  | 'professional'
  | 'agent'
  | 'lawyer'
  | 'host'
  | 'guest'
  | 'party'
  | 'either'
  | 'staff'
  | 'gateway'
  | 'system';

export interface Transition<State extends string> {
  name: string;
  from: readonly State[];
  to: State;
  /** The one party that may take it. */
  by: Party;
}

/** How the states of a thing may change; whatever is not listed cannot happen. */
export type Transitions<State extends string> = readonly Transition<State>[];

/** The states a transition may start from, for the condition of its update. */
export function startsOf<State extends string, T extends Transitions<State>>(
  table: T,
  name: T[number]['name'],
): readonly State[] {
  return table.find((transition) => transition.name === name)?.from ?? [];
}
