import { describe, expect, test } from 'vitest';
import { csvOf as inBrowser } from '#client/lib/csv.ts';
import { UTF8_MARK } from '#domain/lib/csv.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';

describe('CSV', () => {
  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+91 98220', "'+91 98220"],
    ['-1', "'-1"],
    ['@here', "'@here"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['A "quoted", word', '"A ""quoted"", word"'],
    ['two\nlines', '"two\nlines"'],
    [-12.5, '-12.5'],
    [0, '0'],
    [null, ''],
    ['', ''],
  ])('a cell of %j', (cell, written) => {
    expect(csvOf([['a', cell]])).toBe(`a,${written}\r\n`);
    expect(inBrowser([['a', cell]])).toBe(`\uFEFFa,${written}\r\n`);
  });

  test('as a download has the mark by which spreadsheets know its encoding', () => {
    const { bytes, mime, fileName } = csvDownload(csvOf([['₹']]), 'prices.csv');
    expect([bytes, mime, fileName]).toEqual([
      `${UTF8_MARK}₹\r\n`,
      'text/csv; charset=utf-8',
      'prices.csv',
    ]);
    expect(UTF8_MARK).toBe('\uFEFF');
  });
});
