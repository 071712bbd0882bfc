import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where classes are written: rules, contracts and the server have none. */
const DRAWN = /^(pages|site|client)\//;
const IMPORT = /\b(?:from|import)[\s(]*['"]((?:#|\.\.?\/)[^'"]+)['"]/g;
/** Parts of pages that a script fetches and puts into its page. */
const FETCHED = /\/(fragments\/\w+)/g;

/** The file itself and every file it draws with, by what they import at once or later, or fetch. */
export function piecesOf(file: string, root: string): string[] {
  const seen = new Set<string>();
  const visit = (piece: string) => {
    if (seen.has(piece) || !DRAWN.test(path.relative(root, piece)) || !existsSync(piece)) return;
    seen.add(piece);
    const text = readFileSync(piece, 'utf8');
    for (const [, name] of text.matchAll(FETCHED)) visit(path.join(root, `pages/${name}.astro`));
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      visit(name.startsWith('#') ? path.join(root, name.slice(1)) : path.join(piece, '..', name));
    }
  };
  visit(file);
  return [...seen].filter((piece) => /\.(astro|tsx?)$/.test(piece)).sort();
}
