import { useRef } from 'react';
import { useSearchParams } from 'wouter';

export const SLOTS = ['one', 'two'] as const;
export type Slot = (typeof SLOTS)[number];

/** How the slots are called on screen. */
export const SLOT_NAME: Record<Slot, string> = { one: 'A', two: 'B' };

const readId = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/** Where the next project goes: the empty slot first, then the one that was not filled last. */
export function nextSlot(ids: Record<Slot, number | undefined>, last: Slot): Slot {
  const empty = SLOTS.find((slot) => ids[slot] === undefined);
  return empty ?? (last === 'one' ? 'two' : 'one');
}

/** The two projects compared, as the address has them: whoever opens it sees the same two. */
export function useSlots() {
  const [query, setQuery] = useSearchParams();
  const last = useRef<Slot>('two');
  const ids: Record<Slot, number | undefined> = {
    one: readId(query.get('one')),
    two: readId(query.get('two')),
  };
  const set = (slot: Slot, id: number | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set(slot, String(id));
        else next.delete(slot);
        return next;
      },
      { replace: true },
    );
  return {
    ids,
    has: (id: number) => SLOTS.some((slot) => ids[slot] === id),
    put(id: number) {
      last.current = nextSlot(ids, last.current);
      set(last.current, id);
    },
    remove: (slot: Slot) => set(slot, undefined),
  };
}
