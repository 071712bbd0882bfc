import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useCall } from '#client/lib/use-call.ts';
import { getHomeWishes } from '#contract/homes/wishes.ts';
import { type HomeWishes, introductionOf } from '#domain/homes/home-wishes.ts';

/**
 * Begins a message with what its writer told once of themselves; words that stand there already stay.
 * Answers what they told; null before they have, undefined while that is not known.
 */
export function useIntroduction<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: Path<Values>,
  isWanted = true,
): HomeWishes | null | undefined {
  const wishes = useCall(getHomeWishes, isWanted ? {} : null).answer?.data;
  const words = wishes ? introductionOf(wishes) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the words arrive, never again after somebody took them out
  useEffect(() => {
    if (words && !form.getValues(name))
      form.setValue(name, words as PathValue<Values, Path<Values>>);
  }, [words]);
  return wishes;
}
