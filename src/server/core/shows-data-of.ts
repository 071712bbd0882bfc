import type { Context } from './context.ts';

/**
 * Says whose data the answer holds, where it names them by no id of theirs: when staff look, it is
 * written down of each.
 */
export function showsDataOf({ reply }: Context, ...ids: readonly (number | null)[]): void {
  reply.showsDataOf = [...(reply.showsDataOf ?? []), ...ids.filter((id) => id !== null)];
}
