import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { isAppError } from '#contract/lib/errors.ts';
import { showErrors } from './form-errors.ts';

/**
 * Carries a decision out. `onDone` follows when it is made, and also when somebody else was faster:
 * then there is nothing left to decide here.
 */
export function useDecision<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  onDone: () => void,
) {
  const [busy, setBusy] = useState(false);

  async function decide(work: () => Promise<{ message: string }>) {
    setBusy(true);
    try {
      toast.success((await work()).message);
      onDone();
    } catch (error) {
      const isGone = isAppError(error) && (error.code === 'conflict' || error.code === 'not_found');
      if (isGone) {
        toast.error(error.message, { description: 'The list is up to date now.' });
        onDone();
      } else showErrors(form, error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, decide };
}
