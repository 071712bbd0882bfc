import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Pattern {
  source: string;
  flags: string;
  /** Where it stands: "src/domain/lib/gstin.ts:4". */
  at: string;
}

const fences = /^---\n([\s\S]*?)^---$/gm;
const scripts = /<script\b[^>]{0,200}(?<!\/)>([\s\S]*?)<\/script>/g;

/** The script of a page: what stands before it and in its elements, at the same lines. */
function scriptOf(page: string): string {
  const kept = [...page.matchAll(fences), ...page.matchAll(scripts)];
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let script = '';
  let from = 0;
  for (const { 0: all, 1: inner = '', index } of kept.toSorted((a, b) => a.index - b.index)) {
    const start = index + all.indexOf(inner);
    if (start < from) continue;
    script += blank(page.slice(from, start)) + inner;
    from = start + inner.length;
  }
  return script;
}

function parse(file: string): ts.SourceFile {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const isPage = file.endsWith('.astro');
  return ts.createSourceFile(
    file,
    isPage ? scriptOf(text) : text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

/** Every pattern written out in the source, and every place that makes one of text. */
export function patternsOfSource(): { written: Pattern[]; made: string[] } {
  const written: Pattern[] = [];
  const made: string[] = [];
  const files = globSync('src/**/*.{ts,tsx,mjs,astro}', { cwd: ROOT }).toSorted();
  for (const file of files) {
    const source = parse(file);
    const visit = (node: ts.Node): void => {
      const at = () =>
        `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        written.push({
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
          at: at(),
        });
      }
      const makes = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (makes && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
        made.push(at());
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { written, made };
}

/** Runs `work` and returns the patterns that were made of text meanwhile, by what stands in `src`. */
export async function patternsMadeBy(work: () => Promise<unknown>): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const Real = globalThis.RegExp;
  const note = (pattern: RegExp) => {
    const at = /src\/[\w/.-]+\.ts/.exec(new Error('where').stack ?? '')?.[0];
    if (at) made.push({ source: pattern.source, flags: pattern.flags, at });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, args: [string, string?]) => note(new target(...args)),
    apply: (target, _, args: [string, string?]) => note(target(...args)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Real;
  }
  return made;
}
