import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { released } from '#scripts/released.ts';

const release = { before: '0.2.0', version: '0.3.0', today: '2026-11-23' };
const OLD = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A door.\n\n## 0.2.0 - 2026-11-21\n';

test('what was unreleased stands under its version, and the next begins empty', () => {
  const text = released(OLD, release);
  expect(text).toContain('## Unreleased\n\n## 0.3.0 - 2026-11-23\n\n### Added\n\n- A door.');
  expect(text).toContain('## 0.2.0 - 2026-11-21');
  expect(() => released(text, { ...release, before: '0.3.0', version: '0.3.1' })).toThrow(
    'Nothing stands',
  );
});

test.each(['0.2.0', '0.1.9', '0.2', 'v0.3.0', ''])(
  '%s is no version that comes next',
  (version) => {
    expect(() => released(OLD, { ...release, version })).toThrow('three numbers');
  },
);

test('the changelog of today can be released', () => {
  const { version: before } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync('CHANGELOG.md', 'utf8');
  expect(released(text, { before, version: '99.0.0', today: '2026-11-23' })).toContain('## 99.0.0');
});
