import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { showErrors } from '#client/lib/form-errors.ts';
import { dropDraft } from '#client/lib/use-draft.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { refreshReviews } from './refresh-reviews.ts';

/** Sends what a form holds, once; answers whether there is nothing left to do here. */
export function useSend<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  draft: string,
) {
  return async (work: () => Promise<{ message: string }>): Promise<boolean> => {
    try {
      toast.success((await work()).message);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'conflict') {
        showErrors(form, error);
        return false;
      }
      // Another tab was first, or the time is over.
      toast.error(error.message);
    }
    dropDraft(draft);
    await refreshReviews();
    return true;
  };
}
