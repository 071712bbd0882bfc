import { expect, it } from 'vitest';
import { timesOf } from '#client/talk/meetings/meeting-labels.ts';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';

const at = (timeZone: string) =>
  timesOf(
    {
      start: '2026-11-24T06:30:00.000Z',
      end: '2026-11-24T07:15:00.000Z',
      timeZone,
    } as MeetingRow,
    'America/New_York',
  );

it('a meeting stands by Pune’s clock, then by the reader’s and by that of who chose it', () => {
  expect(at('Asia/Kolkata')).toEqual({
    here: '24 Nov 2026, 12:00 pm to 12:45 pm',
    elsewhere: ['24 Nov 2026, 1:30 am to 2:15 am in New York'],
  });
  expect(at('Europe/London').elsewhere).toEqual([
    '24 Nov 2026, 1:30 am to 2:15 am in New York',
    '24 Nov 2026, 6:30 am to 7:15 am in London',
  ]);
  expect(at('America/New_York').elsewhere).toHaveLength(1);
});

it('where all clocks show the same, it stands once', () => {
  const row = { start: '2026-11-24T06:30:00.000Z', end: '2026-11-24T07:15:00.000Z' };
  const { elsewhere } = timesOf({ ...row, timeZone: 'Asia/Kolkata' } as MeetingRow, 'Asia/Colombo');
  expect(elsewhere).toEqual([]);
});
