import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isForDevelopers, isSpoken, isValue, summaryArgument } from './not-spoken.ts';
import { sourceFiles } from './source-files.ts';

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

const NAMES =
  /https?:\/\/\S*|Propertysearch|WhatsApp|CSV|PNG|Pune|PMC|PCMC|PMRDA|RERA|MahaRERA|API|BHK|EMI|GST|TDS|PDF|UPI/g;
const isWord = (text: string) => /\p{Script=Latin}{2,}/u.test(text.replace(NAMES, ''));
/** Words one after another that begin or end as a sentence does. */
const isSentence = (text: string) =>
  /\p{L}{2,}[,;:]? \p{L}+/u.test(text) && (/^[“‘]?\p{Lu}/u.test(text) || /[.!?]$/.test(text));

/** The text of a node itself, where somebody would read it. */
function ownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return isWord(node.text) ? node.text.trim() : undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return isSentence(node.text) && !isValue(node.text) ? node.text : undefined;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  const text = parts.map((part) => part.text).join('0');
  return isSentence(text) ? text : undefined;
}

/** A page as `html` makes it of a template. */
const isHtml = (node: ts.Node, source: ts.SourceFile): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'html';

/** What stands between its tags, and what is put there. */
function* textsInHtml(
  { template }: ts.TaggedTemplateExpression,
  source: ts.SourceFile,
): Generator<string> {
  const spans = ts.isTemplateExpression(template) ? [...template.templateSpans] : [];
  const head = ts.isTemplateExpression(template) ? template.head : template;
  const text = [head, ...spans.map(({ literal }) => literal)].map((part) => part.text).join('0');
  for (const words of text.split(/<[^>]*>/)) if (isWord(words)) yield words.trim();
  for (const { expression } of spans) yield* textsIn(expression, source);
}

/** Texts in a tree, one by one, so that who only asks for one looks no further. */
function* textsIn(node: ts.Node, source: ts.SourceFile): Generator<string> {
  if (isHtml(node, source)) {
    yield* textsInHtml(node, source);
    return;
  }
  if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || isForDevelopers(node, source))
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
  const summary = summaryArgument(node, source);
  for (const child of children) if (child !== summary) yield* textsIn(child, source);
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
    .filter(isSpoken)
    .filter((file) => !literalTextOf(file).next().done);
