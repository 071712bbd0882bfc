import { useState } from 'react';
import { toast } from 'sonner';
import { mutate } from 'swr';
import { sayFailure } from '#client/lib/say-failure.ts';
import { isAppError } from '#contract/lib/errors.ts';

/** Lists and records of bids, bookings and hired work, whichever piece of the page fetched them. */
const SHOWS_DEALS =
  /^\/api\/(?:bid|book|hire|admin\/disputes|agents|lawyer|propertyevaluator|propertypayment|reviews|agentrelease|property\/getbook\w*|property\/findbyrequestcount)\b/;

/** Fetches anew whatever shows bids and bookings. */
export function refreshDeals(): Promise<unknown> {
  return mutate((key) => typeof key === 'string' && SHOWS_DEALS.test(key));
}

const say = (error: unknown) => sayFailure(error);

/**
 * Takes a step of a bid or booking. Answers true once it is taken, and also where the other side
 * was first: then what is shown is up to date, and there is nothing left to do here.
 */
export function useDealStep() {
  const [busy, setBusy] = useState(false);
  async function take(
    step: () => Promise<{ message: string }>,
    onError: (error: unknown) => void = say,
  ): Promise<boolean> {
    setBusy(true);
    try {
      const { message } = await step();
      toast.success(message);
      await refreshDeals();
      return true;
    } catch (error) {
      const isGone = isAppError(error) && (error.code === 'conflict' || error.code === 'not_found');
      if (!isGone) {
        onError(error);
        return false;
      }
      say(error);
      await refreshDeals();
      return true;
    } finally {
      setBusy(false);
    }
  }
  return { busy, take };
}
