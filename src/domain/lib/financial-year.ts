import { puneDay } from './pune-day.ts';

/** The Indian financial year, April to March, that an instant falls in by Pune's clock: "2026-27". */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = puneDay(at).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
