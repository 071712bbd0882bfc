import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { piecesOf } from './pieces-of.ts';

const ENTRY = '#styles/global.css';

/**
 * Gives each page a style of its own: Tailwind reads the page and what it is made of, lazily loaded
 * pieces included, and nothing else. A page needs no line for it and cannot take another's.
 */
export function pageStyle(source: URL): Plugin {
  const root = path.resolve(source.pathname);
  const pages = path.join(root, 'pages') + path.sep;
  const entry = path.join(root, 'styles/global.css');
  const isPage = (id: string) => id.startsWith(pages) && id.endsWith('.astro');
  return {
    name: 'page-style',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(`${ENTRY}?page=`) ? entry + id.slice(ENTRY.length) : null;
    },
    load(id) {
      if (isPage(id)) return withStyle(readFileSync(id, 'utf8'), path.relative(pages, id));
      const [file, query] = id.split('?page=');
      if (file !== entry || query === undefined) return null;
      const pieces = piecesOf(path.join(pages, decodeURIComponent(query)), root);
      for (const piece of pieces) this.addWatchFile(piece);
      // Brackets would be a choice of letters: the names of pages with parameters have them.
      const sources = pieces.map((piece) => `@source "${piece.replaceAll(/[[\]]/g, '?')}";`);
      return `${readFileSync(entry, 'utf8')}\n${sources.join('\n')}\n`;
    },
  };
}

/** The page with its style as the last line of its head. Parts of pages have none: hosts cover them. */
function withStyle(text: string, page: string): string {
  if (/^export const partial = true/m.test(text)) return text;
  const end = text.indexOf('\n---', 3);
  if (!text.startsWith('---') || end < 0) throw new Error(`${page} has no code at its head`);
  return `${text.slice(0, end)}\nimport '${ENTRY}?page=${encodeURIComponent(page)}';${text.slice(end)}`;
}
