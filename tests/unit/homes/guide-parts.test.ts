import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideParts } from '#site/guides/guide-parts.ts';

const FOLDER = path.join(import.meta.dirname, '../../../content/guides');
const guides = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(path.join(FOLDER, file), 'utf8'),
}));

describe('a guide’s text', () => {
  test('is one piece without a calculator', () => {
    expect(guideParts('<p>Read on.</p>')).toEqual([{ html: '<p>Read on.</p>' }]);
  });
  test('is cut where a calculator stands in it', () => {
    expect(guideParts('<p>a</p><div data-calculator="emi"></div>\n<p>b</p>')).toEqual([
      { html: '<p>a</p>' },
      { calculator: 'emi' },
      { html: '\n<p>b</p>' },
    ]);
  });
  test('is cut where a picture stands in it', () => {
    expect(guideParts('<div data-figure="areas"></div><p>b</p>')).toEqual([
      { figure: 'areas' },
      { html: '<p>b</p>' },
    ]);
    expect(() => guideParts('<div data-figure="emi"></div>')).toThrow('No figure "emi"');
  });
  test('names no calculator that is not there', () => {
    expect(() => guideParts('<div data-calculator="lottery"></div>')).toThrow(
      'No calculator "lottery"',
    );
  });
});

test.each(guides)(
  '$file: what is boxed is closed, and pictures stand in texts without calculators',
  ({ text }) => {
    expect(
      text.match(/<aside class="callout" data-kind="(?:note|warning)">\n\n/g)?.length ?? 0,
    ).toBe(text.match(/\n\n<\/aside>/g)?.length ?? 0);
    expect(text.match(/<aside/g)?.length ?? 0).toBe(text.match(/<\/aside>/g)?.length ?? 0);
    expect(() => guideParts(text)).not.toThrow();
    // Astro finds local pictures only in a text that is shown as a whole.
    if (guideParts(text).length > 1) expect(text).not.toContain('![');
  },
);

test('several guides have checks to tick, words of warning and a calculator', () => {
  const having = (part: string) => guides.filter(({ text }) => text.includes(part)).length;
  expect(having('- [ ] ')).toBeGreaterThanOrEqual(4);
  expect(having('class="callout"')).toBeGreaterThanOrEqual(3);
  expect(having('data-calculator=')).toBeGreaterThanOrEqual(4);
});
