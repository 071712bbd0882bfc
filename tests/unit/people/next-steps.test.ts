import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEXT_STEP } from '#client/dashboard/overview/next-steps.ts';
import words from '#messages/people/inbox/index.ts';

test('staff’s first screen leads to the inbox by one button', () => {
  const counts = readFileSync('src/client/people/staff-desk/InboxCounts.tsx', 'utf8');
  expect(counts).toContain('{words.openInbox}');
  expect(words.openInbox).not.toBe(NEXT_STEP.admin.label);
  expect(counts).not.toContain(NEXT_STEP.admin.label);
  expect(counts).not.toContain(`"${NEXT_STEP.admin.link}"`);
});
