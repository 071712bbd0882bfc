import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureWords } from '#client/lib/error-messages.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { isAppError } from '#contract/lib/errors.ts';

/**
 * What the provider or the bank said, at its field or in the form, where it stays to be read: a
 * toast is gone before somebody has fetched their card.
 */
export function showFailure<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  error: unknown,
): void {
  if (isAppError(error) && error.errors?.some(({ path }) => path in form.getValues())) {
    showErrors(form, error);
    return;
  }
  const message = failureWords(error);
  form.setError('root', { message });
}
