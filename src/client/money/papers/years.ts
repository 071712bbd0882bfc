import { financialYear } from '#domain/lib/time/pune.ts';

const FIRST = 2025;

/** Financial years there can be anything of, the present one first. */
export function financialYears(now: Date): string[] {
  const present = Number(financialYear(now).slice(0, 4));
  return Array.from({ length: present - FIRST + 1 }, (_, back) => {
    const year = present - back;
    return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  });
}
