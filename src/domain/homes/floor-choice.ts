import words from '#messages/homes/traits/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** Where in its building a home may lie; one of those chosen suffices. */
export const FLOOR_CHOICES = ['ground', 'notGround', 'low', 'mid', 'high', 'top'] as const;
export type FloorChoice = (typeof FLOOR_CHOICES)[number];

/** Floors from and up to which a choice reaches; of "top" the building says which floor it is. */
export const FLOOR_RANGE: Record<Exclude<FloorChoice, 'top'>, { from: number; to?: number }> = {
  ground: { from: 0, to: 0 },
  notGround: { from: 1 },
  low: { from: 1, to: 4 },
  mid: { from: 5, to: 9 },
  high: { from: 10 },
};

export const FLOOR_LABEL: Record<FloorChoice, string> = labels(() => words.floor);
