import { describe, expect, test } from 'vitest';
import { auditWords } from '#domain/people/audit-words.ts';
import { IDENTITY_ACTS } from '#domain/people/identity-acts.ts';
import { ignoresQuietHours, kindsFor, NOTIFICATION_KINDS } from '#domain/people/notification.ts';
import { type StaffItem, staffNews } from '#domain/people/staff-news.ts';

const item = (queue: StaffItem['queue'], more: Partial<StaffItem> = {}): StaffItem => ({
  queue,
  id: 7,
  title: 'Asha Patil',
  detail: 'PAN card',
  link: null,
  ...more,
});
const spoken = (...told: Parameters<typeof staffNews>) => {
  const { title, body, link } = staffNews(...told);
  return { title: title(), body: body(), link };
};

describe('what staff are told of what waits', () => {
  test('one thing is told by its name, with its own link', () => {
    const told = spoken([item('identity_check', { link: '/Admin/People/7' })], false);
    expect(told.title).toContain('Asha Patil');
    expect(told.body).toMatch(/^PAN card\. .*\d+ hours?/);
    expect(told.link).toBe('/Admin/People/7');
    expect(spoken([item('identity_check', { detail: '' })], false).body).not.toMatch(/^\. /);
  });
  test('what is overdue is said differently', () => {
    for (const items of [
      [item('identity_check')],
      [item('identity_check'), item('identity_check')],
    ]) {
      expect(spoken(items, true).title).not.toBe(spoken(items, false).title);
    }
    expect(spoken([item('identity_check')], true).title).toContain('Asha Patil');
  });
  test('several of one kind lead to its queue', () => {
    const told = spoken([item('identity_check'), item('identity_check')], false);
    expect(told.link).toBe('/Admin/Inbox?queue=identity_check');
    expect(told.title).toContain('2');
    expect(told.body).toMatch(/2.*\.$/);
    expect(told.body).not.toContain(';');
    expect(spoken([item('identity_check'), item('identity_check')], true).link).toBe(
      '/Admin/Inbox?queue=identity_check&overdue=true',
    );
  });
  test('several of several kinds are counted by kind', () => {
    const items = [item('identity_check'), item('identity_check'), item('licence')];
    const told = spoken(items, false);
    expect(told.title).toContain('3');
    expect(told.body).toMatch(/2.*; .*1.*\.$/);
    expect(told.link).toBe('/Admin/Inbox');
    expect(spoken(items, true).link).toBe('/Admin/Inbox?overdue=true');
  });
});

test('only staff hear of staff’s work', () => {
  expect(kindsFor('admin')).toEqual([...NOTIFICATION_KINDS]);
  expect(kindsFor('user')).toEqual(NOTIFICATION_KINDS.filter((kind) => kind !== 'staff_work'));
});

test('news of bank accounts and keys do not wait for the end of the night', () => {
  expect(NOTIFICATION_KINDS.filter(ignoresQuietHours)).toEqual(['bank_account', 'api_key']);
});

test('an action of the log without words of its own is spelled out', () => {
  expect(auditWords('api_key.rotated-late')).toBe('Api key: rotated late');
  expect(auditWords('thing.went.wrong')).toBe('Thing: went wrong');
  expect(auditWords('thing')).toBe('Thing: ');
});

test('bids of 50 lakh and more say from which amount they need an identity', () => {
  expect(IDENTITY_ACTS.bid).toMatch(/^To bid ₹\s50,00,000 or more/);
  expect(new Set(Object.values(IDENTITY_ACTS)).size).toBe(5);
});
