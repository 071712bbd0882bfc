import type { Notification } from '#contract/people/notifications.ts';

/** Both lists as one, newest first; where both have a notification, `fresh` knows better. */
export function merge(
  known: readonly Notification[],
  fresh: readonly Notification[],
): Notification[] {
  const byId = new Map([...known, ...fresh].map((each) => [each.id, each]));
  return [...byId.values()].sort((a, b) => b.id - a.id);
}

/** The same with those named, or all, read. */
export function withRead(
  list: readonly Notification[],
  ids: readonly number[] | undefined,
): Notification[] {
  return list.map((each) =>
    !each.read && (ids?.includes(each.id) ?? true) ? { ...each, read: true } : each,
  );
}
