import { toast } from 'sonner';
import { failureWords } from './error-messages.ts';

/** For a step without a form: what went wrong, in a toast. */
export const toastError = (error: unknown, otherwise?: string): void =>
  void toast.error(failureWords(error, otherwise));
