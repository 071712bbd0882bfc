import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { isAppError } from '#contract/lib/errors.ts';
import { unknownFailure } from './error-messages.ts';
import { toastError } from './toast-error.ts';

/**
 * Puts the server's words where they belong: at the fields it names that the form has, else in a
 * toast. What was typed stays.
 */
export function showErrors<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  error: unknown,
  fallback = unknownFailure(),
): void {
  if (!isAppError(error)) {
    toast.error(fallback);
    return;
  }
  const fields = Object.keys(form.getValues());
  const known = error.errors?.filter(({ path }) => fields.includes(path.split('.')[0] ?? '')) ?? [];
  for (const [i, { path, message }] of known.entries()) {
    form.setError(path as Path<V>, { type: 'server', message }, { shouldFocus: i === 0 });
  }
  if (known.length === 0) toastError(error, fallback);
}
