const UNIQUE_VIOLATION = '23505';

/** True when a statement failed because such a row is there already. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as Error & { code?: unknown }).code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
