import { describe, expect, test } from 'vitest';
import { maskAadhaar, readAadhaar } from '#domain/people/aadhaar.ts';
import { readIfsc } from '#domain/people/ifsc.ts';
import { maskPan, panHolder, readPan } from '#domain/people/pan.ts';

describe('Aadhaar', () => {
  test.each([
    ['655675523712', '655675523712'],
    ['6556 7552 3712', '655675523712'],
    [' 6556-7552-3712\n', '655675523712'],
    ['055675523712', null],
    ['155675523712', null],
    ['65567552371', null],
    ['6556755237123', null],
    ['65567552371a', null],
    ['६५५६७५५२३७१२', null],
    ['', null],
  ])('%j is read as %j', (typed, read) => {
    expect(readAadhaar(typed)).toBe(read);
  });
  test('four digits are shown', () => {
    expect(maskAadhaar('3712')).toBe('xxxx xxxx 3712');
  });
});

describe('PAN', () => {
  test.each([
    ['ABCPV1234D', 'ABCPV1234D'],
    [' abcpv1234d ', 'ABCPV1234D'],
    ['ABCXV1234D', null],
    ['ABCPV123D', null],
    ['ABCPV12345', null],
    ['ABCP11234D', null],
    ['ABCPV1234DD', null],
    ['ABC PV1234D', null],
    ['ABCPı1234D', null],
    ['', null],
  ])('%j is read as %j', (typed, read) => {
    expect(readPan(typed)).toBe(read);
  });
  test('the fourth letter names the holder', () => {
    expect(panHolder('ABCPV1234D')).toBe('P');
    expect(panHolder('AABCT1332L')).toBe('C');
  });
  test('the middle is hidden', () => {
    expect(maskPan('ABCPV1234D')).toBe('ABxxxxxx4D');
  });
});

test.each([
  ['YESB0000262', 'YESB0000262'],
  [' hdfc0cagsbk ', 'HDFC0CAGSBK'],
  ['YESB1000262', null],
  ['YES00000262', null],
  ['YESB000026', null],
  ['YESB00002622', null],
  ['YESB0-00262', null],
])('IFSC %j is read as %j', (typed, read) => {
  expect(readIfsc(typed)).toBe(read);
});
