import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { finishSigning } from '#contract/professionals/agreements.ts';

/** Somebody comes back from the signing provider: it is asked how their signature stands, once. */
export function useReturnedSignature(agreementId: number): { busy: boolean } {
  const [query, setQuery] = useSearchParams();
  const { busy, take } = useStep();
  const reference = query.get('signature');
  const asked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reference alone asks again
  useEffect(() => {
    if (!reference || asked.current === reference) return;
    asked.current = reference;
    const input = { params: { id: agreementId }, body: { reference } };
    void take(() => call(finishSigning, input)).then((done) => {
      if (!done) return;
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('signature');
          next.delete('verification_id');
          return next;
        },
        { replace: true },
      );
    });
  }, [reference, agreementId]);
  return { busy };
}
