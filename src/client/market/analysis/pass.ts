import { createContext, useContext } from 'react';
import type { CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import type { getAnalysisPass } from '#contract/market/analysis.ts';
import type { Depth } from '#contract/market/analytics-shapes.ts';

export type PassAnswer = ResponseOf<typeof getAnalysisPass>;

/** Asks the analytics service as deep as the caller may go. Throws as `call` does. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

export interface Pass {
  depth: Depth;
  ask: Ask;
}

export const PassContext = createContext<Pass | null>(null);

/** How deep the caller may go. Only below the analysis, which draws nothing before it knows. */
export function usePass(): Pass {
  const pass = useContext(PassContext);
  if (!pass) throw new Error('usePass is for parts of the analysis');
  return pass;
}
