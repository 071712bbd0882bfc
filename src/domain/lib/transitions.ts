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
  /** Of what the gateway or the system takes: whose payment it is that lets it happen. */
  pays?: Party;
}

type Nobody = 'gateway' | 'system';

/** Who of people can move a thing on from a state: by a step of theirs, or by paying. */
type MoverOf<Step, State> = Step extends { from: readonly (infer From)[]; by: infer By }
  ? State extends From
    ? Exclude<By, Nobody> | (Step extends { pays: infer Payer } ? Payer : never)
    : never
  : never;

/**
 * For whom a thing waits, state by state. A state that nobody of people can move waits for nobody;
 * of any other it is said which of those who can is meant to, or that none of them is (null): a
 * buyer may withdraw a bid at any time, but it is the owner who has to answer it. A state without a
 * row does not compile, nor does a party that has no step to take.
 */
export type Waits<State extends string, Table extends Transitions<State>> = {
  readonly [Each in State]: MoverOf<Table[number], Each> | null;
};

/** How the states of a thing may change; whatever is not listed cannot happen. */
export type Transitions<State extends string> = readonly Transition<State>[];

/** The states a transition may start from, for the condition of its update. */
export function startsOf<State extends string, T extends Transitions<State>>(
  table: T,
  name: T[number]['name'],
): readonly State[] {
  return table.find((transition) => transition.name === name)?.from ?? [];
}
