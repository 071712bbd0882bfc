import { useEffect, useRef, useState } from 'react';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { type MediaItem, orderMedia } from '#contract/homes/media.ts';

/**
 * Pictures in the order their owner puts them, shown at once and saved one order after the other;
 * where that fails the server's order comes back.
 */
export function useOrder(listingId: number, media: MediaItem[]) {
  const [order, setOrder] = useState<number[]>();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const moved = useRef(0);
  const ids = order ?? media.map(({ id }) => id);
  const place = new Map(ids.map((id, i) => [id, i]));
  const last = (id: number) => place.get(id) ?? ids.length;
  const items = [...media].sort((a, b) => last(a.id) - last(b.id));

  // Another picture has come or gone: what was ordered stays so, the new one is last.
  const known = media.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the pictures are others
  useEffect(() => setOrder(undefined), [known]);

  function move(id: number, to: number): void {
    const rest = items.map((item) => item.id).filter((other) => other !== id);
    const next = [...rest.slice(0, to), id, ...rest.slice(to)];
    setOrder(next);
    const mine = ++moved.current;
    saving.current = saving.current
      .then(() => call(orderMedia, { params: { listingId }, body: { ids: next } }))
      .catch(toastError)
      .then(refreshed)
      .then(() => {
        if (moved.current === mine) setOrder(undefined);
      });
  }
  return { items, move };
}
