import { useCallback, useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

const PAUSE_MS = 400;
/** The same in each render: another would begin the pause anew. */
const NONE: readonly never[] = [];
const keyOf = (name: string) => `draft:${name}`;

/** What was typed into a form before the session ended or the tab closed. */
export function readDraft<V extends FieldValues>(name: string): DefaultValues<V> | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    // A draft somebody edited by hand is worth nothing.
    return undefined;
  }
}

/** Keeps what no form holds. */
export function keepDraft(name: string, values: object): void {
  localStorage.setItem(keyOf(name), JSON.stringify(values));
}

/** What was typed a moment ago and is not kept yet, by its draft. */
const waiting = new Map<string, () => void>();

export function dropDraft(name: string): void {
  waiting.delete(name);
  localStorage.removeItem(keyOf(name));
}

/**
 * Keeps what is typed on this device until `dropDraft`. `secret` fields (passwords, codes, identity
 * and account numbers) are never kept. Answers how to keep it at once, before the page is left.
 */
export function useDraft<V extends FieldValues, Sent>(
  name: string,
  form: UseFormReturn<V, unknown, Sent>,
  secret: readonly (keyof V & string)[] = NONE,
): () => void {
  const keep = useCallback(
    (values: FieldValues) => {
      const open = Object.entries(values).filter(([field]) => !secret.includes(field));
      keepDraft(name, Object.fromEntries(open));
    },
    [name, secret],
  );
  useEffect(() => {
    let timer = 0;
    const keepWaiting = () => {
      clearTimeout(timer);
      waiting.get(name)?.();
      waiting.delete(name);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (isDirty === false) return;
        waiting.set(name, () => keep(values));
        timer = window.setTimeout(keepWaiting, PAUSE_MS);
      },
    });
    // Who leaves within the pause, the form or the page, has typed it all the same.
    window.addEventListener('pagehide', keepWaiting);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepWaiting);
      keepWaiting();
    };
  }, [form, keep, name]);
  return () => keep(form.getValues());
}
