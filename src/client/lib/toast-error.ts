import { toast } from 'sonner';
import words from '#messages/lib/kit/index.ts';
import { asksIdentity, IDENTITY_PAGE } from './asks-identity.ts';
import { failureWords } from './error-messages.ts';

const toIdentity = () => ({
  duration: Number.POSITIVE_INFINITY,
  action: { label: words.verifyNow, onClick: () => window.location.assign(IDENTITY_PAGE) },
});

/**
 * For a step without a form: what went wrong, in a toast. One that asks who somebody is stays, and
 * leads there.
 */
export const toastError = (error: unknown, otherwise?: string): void =>
  void toast.error(failureWords(error, otherwise), asksIdentity(error) ? toIdentity() : undefined);
