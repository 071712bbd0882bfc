import type { NameMatch } from '#server/ports/kyc/index.ts';

const NEAR_ENOUGH: readonly NameMatch[] = ['direct', 'good', 'moderate'];

/** Whether a name on record is near enough to the one given: initials and order may differ. */
export const nameFits = (match: NameMatch) => NEAR_ENOUGH.includes(match);
