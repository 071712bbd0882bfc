import type { Endpoint } from '#contract/lib/endpoint.ts';
import type { Context } from './context.ts';
import { hook } from './hooks.ts';

/** A call that may have changed something is done: what is read from now on must show it. */
export const onWritten = hook<[context: Context]>('a call has changed something');

export async function noteWritten({ changes }: Endpoint, context: Context): Promise<void> {
  if (changes?.length) await onWritten.run(context);
}
