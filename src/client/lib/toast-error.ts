import { toast } from 'sonner';
import { asksIdentity, IDENTITY_PAGE } from './asks-identity.ts';
import { failureWords } from './error-messages.ts';

const TO_IDENTITY = {
  duration: Number.POSITIVE_INFINITY,
  action: { label: 'Verify now', onClick: () => window.location.assign(IDENTITY_PAGE) },
};

/**
 * For a step without a form: what went wrong, in a toast. One that asks who somebody is stays, and
 * leads there.
 */
export const toastError = (error: unknown, otherwise?: string): void =>
  void toast.error(failureWords(error, otherwise), asksIdentity(error) ? TO_IDENTITY : undefined);
