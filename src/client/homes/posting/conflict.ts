import { asksIdentity } from '#client/lib/asks-identity.ts';
import { isAppError } from '#contract/lib/errors.ts';

export type Conflict = 'kyc' | 'stale' | 'duplicate';

/** What a refused step asks of its owner, or undefined for any other failure. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!isAppError(error) || error.code !== 'conflict') return undefined;
  const path = error.errors?.[0]?.path ?? '';
  if (asksIdentity(error)) return 'kyc';
  if (path === 'updatedAt') return 'stale';
  return path.startsWith('duplicate.') ? 'duplicate' : undefined;
}
