import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import { pathInLanguage } from '#messages/lib/language-path.ts';
import { eachOf, filesBelow } from './compressed-files.ts';
import { pageInLanguage } from './page-in-language.ts';

/** Writes every built page of a language as it is sent in it. */
export async function speakBuiltPages(root: string): Promise<void> {
  const files = await filesBelow(root);
  const pathOf = (file: string) => `/${path.relative(root, file).split(path.sep).join('/')}`;
  const paths = new Set(files.map(pathOf));
  await eachOf(files, async (file) => {
    const { tongue } = pathInLanguage(pathOf(file));
    if (tongue === FIRST_LANGUAGE || !file.endsWith('.html')) return;
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      pageInLanguage(html, tongue, (script) => paths.has(script)),
    );
  });
}

/** Pages built beforehand speak once they are built, not at each start of the site. */
export function speakPages(): AstroIntegration {
  return {
    name: 'speak-pages',
    hooks: { 'astro:build:done': ({ dir }) => speakBuiltPages(fileURLToPath(dir)) },
  };
}
