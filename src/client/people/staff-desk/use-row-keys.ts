import { useEffect, useState } from 'react';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]');

/** j and k go down and up a list, and other keys do something with the row one is at. */
export function useRowKeys<Row>(
  rows: readonly Row[],
  keys: Readonly<Record<string, (row: Row) => void>>,
) {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const move = { j: 1, k: -1 }[event.key];
      if (move !== undefined) {
        setAt((before) => Math.min(rows.length - 1, Math.max(0, before + move)));
        return;
      }
      const row = rows[at];
      if (row !== undefined) keys[event.key]?.(row);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return rows[at];
}
