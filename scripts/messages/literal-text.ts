import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

/** Not spoken to visitors or members: invented people, and what only developers read. */
const NOT_SPOKEN = [
  'src/messages/',
  'src/server/demo/',
  'src/server/db/',
  'src/server/http/openapi/',
  'src/server/http/reference/',
  'src/site/editor/',
  'src/styles/',
];

/** Attributes whose text somebody reads or hears. */
const SAID = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'confirm',
  'description',
  'empty',
  'heading',
  'hint',
  'label',
  'legend',
  'note',
  'placeholder',
  'text',
  'title',
]);

const NAMES = /Propertysearch|Pune|PMC|PCMC|PMRDA|RERA|MahaRERA|API|BHK|EMI|GST|TDS|PDF|UPI/g;
const isWord = (text: string) => /\p{Script=Latin}{2,}/u.test(text.replace(NAMES, ''));
/** Words one after another that begin or end as a sentence does. */
const isSentence = (text: string) =>
  /\p{L}{2,}[,;:]? \p{L}+/u.test(text) && (/^[“‘]?\p{Lu}/u.test(text) || /[.!?]$/.test(text));

/** What an endpoint does, for the document of the API. */
const isSummary = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText(source) === 'summary';

/** What developers and logs are told; an AppError is told to whoever calls. */
function isForLogs(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isNewExpression(node)) {
    const made = node.expression.getText(source);
    return made !== 'AppError' && /(Error|RegExp)$/.test(made);
  }
  if (ts.isTaggedTemplateExpression(node)) return true;
  return (
    ts.isCallExpression(node) && /(^|\.)(log|console)\.\w+$/.test(node.expression.getText(source))
  );
}

/** The text of a node itself, where somebody would read it. */
function ownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return isWord(node.text) ? node.text.trim() : undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return isSentence(node.text) ? node.text : undefined;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  const text = parts.map((part) => part.text).join('0');
  return isSentence(text) ? text : undefined;
}

/** Texts in a tree, one by one, so that who only asks for one looks no further. */
function* textsIn(node: ts.Node, source: ts.SourceFile): Generator<string> {
  if (
    ts.isImportDeclaration(node) ||
    ts.isLiteralTypeNode(node) ||
    isForLogs(node, source) ||
    isSummary(node, source)
  )
    return;
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
    const { text } = node.initializer;
    if (SAID.has(node.name.getText(source)) && isWord(text)) yield text;
    return;
  }
  const own = ownText(node);
  if (own !== undefined) yield own;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* textsIn(child, source);
}

/** Astro's template is JSX but for scripts, styles, comments and the doctype. */
function partsOf(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text];
  const end = text.indexOf('\n---', 3);
  const template = text
    .slice(end + 4)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->|<!doctype html>/gi, '');
  return [text.slice(3, end), `const page = <>${template}</>;`];
}

/** English that stands in a file itself and not in a catalogue. */
export function* literalTextOf(file: string): Generator<string> {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  for (const text of partsOf(file, readFileSync(file, 'utf8'))) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
    yield* textsIn(source, source);
  }
}

/** Every file with text of its own. */
export const filesWithText = (): string[] =>
  sourceFiles()
    .filter((file) => !NOT_SPOKEN.some((folder) => file.startsWith(folder)))
    .filter((file) => !literalTextOf(file).next().done);
