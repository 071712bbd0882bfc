import { ANONYMOUS, type Context, HOUSE } from './context.ts';

/** What the gateway says is done by the house, whoever's call it was that asked. */
export const asSystem = (context: Context): Context => ({
  ...context,
  actor: ANONYMOUS,
  caller: HOUSE,
});
