import { useState } from 'react';
import { toast } from 'sonner';
import { sayFailure } from '#client/lib/say-failure.ts';
import { isAppError } from '#contract/lib/errors.ts';

/**
 * A step without a form: says how it went. `onDone` follows when it is done, and also when somebody
 * else was faster, so that what is shown is true again.
 */
export function useAct(onDone: () => unknown) {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<{ message: string }>) => {
    setBusy(true);
    try {
      toast.success((await work()).message);
      await onDone();
    } catch (error) {
      sayFailure(error);
      if (isAppError(error) && (error.code === 'conflict' || error.code === 'not_found')) {
        await onDone();
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
