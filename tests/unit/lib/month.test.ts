import { expect, test } from 'vitest';
import {
  dayName,
  daysOf,
  formatMonth,
  monthName,
  shiftDay,
  shiftMonth,
  weekOf,
} from '#domain/lib/time/month.ts';
import { formatSpanIn } from '#domain/lib/time/zone.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

test('months go on and back over the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(shiftMonth('2026-11', 14)).toBe('2028-01');
  expect(monthName('2026-11')).toBe('November 2026');
  expect(formatMonth('2026-09')).toBe('Sep 2026');
});

test('days go on and back over months, and a week begins on its Monday', () => {
  expect([shiftDay('2026-12-31', 1), shiftDay('2028-03-01', -1)]).toEqual([
    ...['2027-01-01', '2028-02-29'],
  ]);
  const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  for (const day of ['2026-11-30', '2026-12-02', '2026-12-06']) {
    expect(weekOf(day)).toEqual([...week, '2026-12-05', '2026-12-06']);
  }
});

test('weeks begin on Monday and hold every day once', () => {
  const weeks = daysOf('2026-11');
  // 1 November 2026 is a Sunday.
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(daysOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(daysOf('2027-02')).toHaveLength(4);
});

test('months, days and times are said in the language of whoever reads them', () => {
  const said = () => [
    monthName('2026-11'),
    dayName('2026-11-23'),
    formatSpanIn('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z', 'Asia/Kolkata'),
  ];
  expect(said()).toEqual([
    'November 2026',
    'Monday, 23 Nov 2026',
    '23 Nov 2026, 3:30 pm to 4:30 pm',
  ]);
  expect(inLanguage('mr', said)).toEqual([
    'नोव्हेंबर 2026',
    'सोमवार, 23 नोव्हेंबर 2026',
    '23 नोव्हेंबर 2026, दुपारी 3:30 ते संध्याकाळी 4:30',
  ]);
  expect(inLanguage('hi', said)[1]).toBe('सोमवार, 23 नवंबर 2026');
});
