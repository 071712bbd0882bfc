import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { literalTextOf } from '#scripts/messages/literal-text.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'text-in-html-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function textsOf(code: string): string[] {
  const file = path.join(folder, 'page.ts');
  writeFileSync(file, code);
  return [...literalTextOf(file)];
}

test('of a page written as html, words between its tags and in what fills it are English of its own', () => {
  expect(textsOf('html`<label>CVV <input name="cvv"></label>`')).toEqual(['CVV']);
  expect(textsOf(`html\`<p>\${isLate ? 'Too late to pay' : ''}</p>\``)).toEqual([
    'Too late to pay',
  ]);
  expect(textsOf(`html\`<p>\${way}</p><b>Pay \${amount} now</b>\``)).toEqual(['Pay 0 now']);
});

test('names, tags and what a catalogue says are none', () => {
  expect(textsOf(`html\`<h2 id="upi" class="wide">UPI</h2><p>\${words.pay} ₹ 1</p>\``)).toEqual([]);
  expect(textsOf('sql`select Name from people where Big thing`')).toEqual([]);
});
