import path from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { shakenMessages } from '#messages/build/shaken-messages.ts';
import { moved, speaking, spokenIn } from '#messages/build/spoken-scripts.ts';
import { patience } from '#tests/patience.ts';

const SOURCE = new URL('../../../src/', import.meta.url);
const ISLAND = path.join(SOURCE.pathname, 'island.ts');

/** A script that reads these of the shell’s messages, as the site’s build makes it. */
async function scriptReading(...ids: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'island',
        enforce: 'pre',
        resolveId: (id) => (id === ISLAND ? ISLAND : null),
        load: (id) =>
          id === ISLAND
            ? `import words from '#messages/lib/shell/index.ts';
               export const said = [${ids.map((id) => `words.${id}`).join(', ')}];`
            : null,
      },
      shakenMessages(SOURCE),
    ],
    build: { write: false, lib: { entry: ISLAND, formats: ['es'], fileName: 'island' } },
  });
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return chunk?.type === 'chunk' ? chunk.code : '';
}

describe('a script of a browser', () => {
  test(
    'has the messages it reads, in the language of its page, and nothing else',
    async () => {
      const code = await scriptReading('menu', 'compare');
      expect(code).toContain('मेन्यू');
      expect(code).not.toContain('Skip to content');
      const english = await spokenIn('island.js', code, 'en');
      const marathi = await spokenIn('island.js', code, 'mr');
      expect(english).toMatch(/Menu.*Compare/);
      expect(english).not.toMatch(/\p{Script=Devanagari}/u);
      expect(marathi).toMatch(/मेनू.*तुलना करा/);
      expect(marathi).not.toMatch(/Menu|मेन्यू/);
      // What there was before there were languages, give or take a few bytes.
      expect(Buffer.byteLength(english)).toBeLessThan(60);
    },
    patience(20),
  );

  test('leads to scripts of its language, and to those that say nothing', () => {
    const scripts = new Map([
      ['said.js', 'document.documentElement.lang===`mr`'],
      [
        'loads.js',
        'import{a}from"./said.js";import(`./dumb.js`);f=["_astro/said.js","_astro/dumb.js"]',
      ],
      ['dumb.js', 'export const a=1'],
    ]);
    const said = speaking(scripts);
    expect([...said].sort()).toEqual(['loads.js', 'said.js']);
    expect(moved(scripts.get('loads.js') ?? '', 'mr', said)).toBe(
      'import{a}from"./said.js";import(`../dumb.js`);f=["_astro/mr/said.js","_astro/dumb.js"]',
    );
  });
});
