import type { Hedonic } from './hedonic.ts';
import { type FairHome, nameKey } from './home.ts';

/** How near the homes are that a model knows: of the same society, the same locality, or around it. */
export const TIERS = ['society', 'locality', 'around'] as const;
export type Tier = (typeof TIERS)[number];

const OF_SOCIETY = 3;
const OF_LOCALITY = 15;

export function tierOf({ societySizes, localitySizes }: Hedonic, home: FairHome): Tier {
  const society = nameKey(home.society);
  if (society && (societySizes[society] ?? 0) >= OF_SOCIETY) return 'society';
  return (localitySizes[home.locality] ?? 0) >= OF_LOCALITY ? 'locality' : 'around';
}

/** Large homes are harder to price than small ones. */
export const roomsOf = ({ bedrooms }: FairHome): string =>
  bedrooms === null ? 'no rooms' : `${Math.min(4, bedrooms)} rooms`;
