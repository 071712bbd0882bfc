import words from '#messages/homes/metro/index.ts';

/**
 * How long a walk takes, from the straight line: ways on the ground are taken to be 1.35 times as
 * long, and walked at 4.8 km/h, 80 m a minute. An assumption, said wherever minutes are shown.
 */
export const WALK = { detour: 1.35, kmh: 4.8 } as const;

const METRES_A_MINUTE = (WALK.kmh * 1_000) / 60;

/** Whole minutes on foot for a straight line of so many metres, rounded up. */
export const walkMinutes = (metres: number): number =>
  Math.ceil((metres * WALK.detour) / METRES_A_MINUTE);

/** The longest straight line that is walked in so many minutes, in metres. */
export const metresWalkedIn = (minutes: number): number =>
  (minutes * METRES_A_MINUTE) / WALK.detour;

/** How the minutes were reckoned, for those who are shown them. */
export const walkAssumed = (): string => words.walkAssumed(WALK);

/** Walks to the metro that can be asked for, in minutes. */
export const METRO_WALKS = [10, 15, 20] as const;
export type MetroWalk = (typeof METRO_WALKS)[number];

/** Along a line without a walk named: 15 minutes, about 900 m as the crow flies. */
export const LINE_WALK: MetroWalk = 15;
