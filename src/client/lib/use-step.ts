import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { isAppError } from '#contract/lib/errors.ts';
import { refreshed } from './after-write.ts';
import { asksIdentity } from './asks-identity.ts';
import { showErrors } from './form-errors.ts';
import { toastError } from './toast-error.ts';

interface Options<V extends FieldValues, Sent> {
  /** At whose fields stands what the server finds wrong; without one a toast says it. */
  form?: UseFormReturn<V, unknown, Sent>;
  /** Where somebody else was first the form says so and stays, with what was typed. */
  staysOpen?: true;
  /** Follows when it is taken, and also where somebody else was first. */
  onDone?: () => unknown;
}

/** Somebody else was first; not where the caller is asked who they are, who comes back to it. */
const isGone = (error: unknown): boolean =>
  isAppError(error) &&
  (error.code === 'conflict' || error.code === 'not_found') &&
  !asksIdentity(error);

/**
 * Takes a step: one or more calls, of which the last says how it went. Busy until what they have
 * changed is shown. Answers true once it is taken, and also where somebody else was first: then what
 * is shown is up to date, and there is nothing left to do here.
 */
export function useStep<V extends FieldValues = FieldValues, Sent = unknown>({
  form,
  staysOpen,
  onDone,
}: Options<V, Sent> = {}) {
  const [busy, setBusy] = useState(false);

  async function take(step: () => Promise<{ message: string }>): Promise<boolean> {
    setBusy(true);
    try {
      toast.success((await step()).message);
    } catch (error) {
      if (!isGone(error) || staysOpen) {
        if (form) showErrors(form, error);
        else toastError(error);
        setBusy(false);
        return false;
      }
      toastError(error);
    }
    onDone?.();
    await refreshed();
    setBusy(false);
    return true;
  }
  return { busy, take };
}
