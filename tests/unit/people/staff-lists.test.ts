import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import { FILTERED_LISTS } from '#contract/people/staff-inbox.ts';
import { STAFF_LISTS } from '#contract/staff-lists.ts';

/** Taken away by calls of their own. */
const BY_THEMSELVES: Readonly<Record<string, string>> = {
  listInbox: 'getInboxCsv',
  listAudit: 'getAuditCsv',
  listAccounts: 'getTrialBalanceCsv',
};
/** No lists to work through: a price list, one person’s own filters, counts. */
const NO_WORK = ['listPriceItems', 'listStaffFilters', 'listQueues'];

const forStaff = ENDPOINTS.filter(
  ({ access, method, name }) =>
    method === 'GET' &&
    name.startsWith('list') &&
    Array.isArray(access) &&
    access.join() === 'admin',
);
const screens = globSync('src/client/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

test('every list of staff is there as a file', () => {
  const declared = new Set(Object.values(STAFF_LISTS).map(({ name }) => name as string));
  const without = forStaff
    .map(({ name }) => name)
    .filter((name) => !declared.has(name) && !BY_THEMSELVES[name] && !NO_WORK.includes(name));
  expect(forStaff.length).toBeGreaterThan(16);
  expect(without).toEqual([]);
  for (const file of Object.values(BY_THEMSELVES)) {
    const endpoint = ENDPOINTS.find(({ name }) => name === file);
    expect(endpoint && fileTypesOf(endpoint.response)).toEqual(['text/csv']);
  }
});

test.each(Object.keys(STAFF_LISTS))('the list of %s offers its file where it is shown', (list) => {
  const { name } = STAFF_LISTS[list as keyof typeof STAFF_LISTS];
  const offering = screens.filter((text) => text.includes(`<StaffListTools list="${list}"`));
  expect(offering).toHaveLength(1);
  expect(offering[0]).toContain(name);
});

test.each(FILTERED_LISTS)('filters of %s are kept under a name', (page) => {
  const tools = new RegExp(`<(StaffListTools [^>]*page|SavedFilters list)="${page}"`);
  expect(screens.some((text) => tools.test(text))).toBe(true);
});
