/** One area's part in what happens in another. */
export type Listener<Args extends readonly unknown[], Answer> = (
  ...args: Args
) => Answer | Promise<Answer>;

/**
 * What a lower area lets higher ones do at a moment of its own. It declares the list; who is on it,
 * and in which order, stands in `hosts/compose.ts` alone. Listeners run one after another, inside
 * the caller's transaction; one that throws ends it.
 */
export interface Hook<Args extends readonly unknown[], Answer = void> {
  readonly name: string;
  fill(listeners: readonly Listener<Args, Answer>[]): void;
  /** Their answers, in order. */
  run(...args: Args): Promise<Answer[]>;
}

/** Declares a hook; until it is filled, running it throws, so that nobody is forgotten silently. */
export function hook<Args extends readonly unknown[], Answer = void>(
  name: string,
): Hook<Args, Answer> {
  let filled: readonly Listener<Args, Answer>[] | undefined;
  return {
    name,
    fill(listeners) {
      filled = listeners;
    },
    async run(...args) {
      if (!filled) throw new Error(`The hook “${name}” was never filled: see hosts/compose.ts`);
      const answers: Answer[] = [];
      for (const listener of filled) answers.push(await listener(...args));
      return answers;
    },
  };
}

/** Handlers by the kind of thing they are for: the area that has the thing adds its own. */
export interface Registry<Key extends string, Handler> {
  readonly name: string;
  fill(handlers: Partial<Record<Key, Handler>>): void;
  find(key: Key): Handler | undefined;
  /** All of them, as filled. */
  all(): Partial<Record<Key, Handler>>;
}

/** Declares a registry; until it is filled, asking it throws. */
export function registry<Key extends string, Handler>(name: string): Registry<Key, Handler> {
  let filled: Partial<Record<Key, Handler>> | undefined;
  const all = () => {
    if (!filled) throw new Error(`The registry “${name}” was never filled: see hosts/compose.ts`);
    return filled;
  };
  return {
    name,
    fill(handlers) {
      filled = handlers;
    },
    find: (key) => all()[key],
    all,
  };
}
