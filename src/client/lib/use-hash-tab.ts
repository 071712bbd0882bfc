import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * The tab the address's hash names, and the way to another. A hash that names none (the skip link
 * has one) leaves the tab as it is.
 */
export function useHashTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): [Value, (next: Value) => void] {
  const hash = useLocationProperty(() => location.hash.slice(1));
  const [tab, setTab] = useState<Value>(values[0]);
  const named = values.find((value) => value === hash);
  if (named && named !== tab) setTab(named);
  return [tab, (next) => history.replaceState(history.state, '', `#${next}`)];
}
