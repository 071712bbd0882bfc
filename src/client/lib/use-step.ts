import { useState } from 'react';
import { toast } from 'sonner';
import { mutate } from 'swr';
import { isAppError } from '#contract/lib/errors.ts';
import { sayFailure } from './say-failure.ts';

/** Requests, visits and what a package has left, whichever piece of the page fetched them. */
const SHOWS_DEALS =
  /^\/api\/(?:method|meeting|users\/party|property\/findbyrequestcount|contact\/offer|property(?:promote|subscription)\/mine)\b/;

/** Fetches anew whatever shows requests and visits. */
export function refreshDeals(): Promise<unknown> {
  return mutate((key) => typeof key === 'string' && SHOWS_DEALS.test(key));
}

/** A step without a form: says how it went, and shows what has become of it. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const take = async (step: () => Promise<{ message: string }>): Promise<boolean> => {
    setBusy(true);
    try {
      toast.success((await step()).message);
      await refreshDeals();
      return true;
    } catch (error) {
      sayFailure(error);
      // Most likely the other side was first.
      if (isAppError(error) && error.code === 'conflict') await refreshDeals();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
