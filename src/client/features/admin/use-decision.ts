import { useState } from 'react';
import { toast } from 'sonner';
import { isAppError } from '#contract/errors.ts';
import { showErrors } from '../../lib/form-errors.ts';
import type { useReasonForm } from './use-reason-form.ts';

/**
 * Carries a decision out. `onDone` follows when it is made, and also when somebody else was faster:
 * then there is nothing left to decide here.
 */
export function useDecision(form: ReturnType<typeof useReasonForm>, onDone: () => void) {
  const [busy, setBusy] = useState(false);

  async function decide(work: () => Promise<{ message: string }>) {
    setBusy(true);
    try {
      const { message } = await work();
      toast.success(message);
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
