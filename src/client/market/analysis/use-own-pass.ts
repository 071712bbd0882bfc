import { useMemo, useRef } from 'react';
import { callWithPass } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { getAnalysisPass } from '#contract/market/analysis.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Ask, Pass, PassAnswer } from './pass.ts';

const EARLY_MS = MINUTE_MS;
const SOONEST_MS = 30_000;
const LATEST_MS = 8 * MINUTE_MS;

/** When to ask for the next pass; within bounds, since this device's clock may be wrong. */
function renewIn(latest: PassAnswer | undefined): number {
  const expiresAt = latest?.data.expiresAt;
  if (!expiresAt) return LATEST_MS;
  const left = Date.parse(expiresAt) - Date.now() - EARLY_MS;
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, left));
}

/** The caller's pass, always a good one, and how to ask the analytics service with it. */
export function useOwnPass() {
  const { state, answer, error, reload } = useCall(
    getAnalysisPass,
    {},
    { refreshInterval: renewIn, focusThrottleInterval: EARLY_MS },
  );
  const latest = useRef(answer);
  latest.current = answer;
  const renew = useRef(reload);
  renew.current = reload;
  const depth = answer?.data.depth ?? 'summary';

  const pass = useMemo((): Pass => {
    let renewing: Promise<PassAnswer | undefined> | undefined;
    // Cards that find the pass too old at once share the next one.
    const next = () => {
      renewing ??= (renew.current() as Promise<PassAnswer | undefined>).finally(() => {
        renewing = undefined;
      });
      return renewing;
    };
    const ask: Ask = async (endpoint, input) => {
      try {
        return await callWithPass(endpoint, input, latest.current?.data.pass ?? undefined);
      } catch (failure) {
        if (!isAppError(failure) || failure.code !== 'wrong_credentials') throw failure;
        return callWithPass(endpoint, input, (await next())?.data.pass ?? undefined);
      }
    };
    return { depth, ask };
  }, [depth]);

  return { state, error, reload, pass, standing: answer?.data };
}
