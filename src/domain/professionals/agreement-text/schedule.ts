import { groupDigits } from '#domain/lib/money.ts';

/** What the papers say of a property; what nobody has filled in is null. */
export interface PropertySchedule {
  flat: string | null;
  wing: string | null;
  floor: string | null;
  project: string | null;
  carpetSqft: number | null;
  /** Survey, CTS or gat number. */
  survey: string | null;
  north: string | null;
  south: string | null;
  east: string | null;
  west: string | null;
}

export const SQM_A_SQFT = 0.092903;

/** "Flat 502, wing B, 5th floor. Carpet area 870 sq ft (80.83 sq m). Survey or CTS number 12/3." */
export function scheduleWords(schedule: PropertySchedule): string {
  const { flat, wing, floor, project, carpetSqft, survey } = schedule;
  const door = [
    flat && `flat or unit ${flat}`,
    wing && `wing ${wing}`,
    floor && `floor ${floor}`,
    project && `in the project ${project}`,
  ].filter(Boolean);
  const bounds = (['north', 'south', 'east', 'west'] as const)
    .filter((side) => schedule[side])
    .map((side) => `on the ${side} by ${schedule[side]}`);
  const sentences = [
    door.length > 0 && `It is ${door.join(', ')}.`,
    carpetSqft &&
      `Its carpet area is ${groupDigits(carpetSqft)} square feet (${(carpetSqft * SQM_A_SQFT).toFixed(2)} square metres).`,
    survey && `It stands on the land of survey or CTS number ${survey}.`,
    bounds.length > 0 && `It is bounded ${bounds.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
