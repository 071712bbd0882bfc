import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

// English that no visitor, member or member of staff is ever shown, by kind and not file by file, so
// that lists of what is unspoken name only what is really missing.

const FOLDERS = [
  // The catalogues themselves.
  'src/messages/',
  // Invented people and what they say, and how tables are made.
  'src/server/demo/',
  'src/server/db/',
  // The document of the API and its reference, which developers read.
  'src/server/http/openapi/',
  'src/server/http/reference/',
  // Names of places, each written in Devanagari beside its Latin form.
  'src/domain/homes/gazetteer/',
  // Texts of agreements, which are the same for whoever reads them: people sign them to the letter.
  'src/domain/professionals/agreement-text/',
  // Invented homes and people of specimens, and what is said of them.
  'src/server/professionals/specimens/',
  // What a search understands, in each language at once; it is read and never said.
  'src/domain/homes/search-query/words/',
  // What an import tells at a terminal.
  'src/server/homes/import/',
  // What whoever runs the site reads at a terminal and in the README.
  'src/server/doctor/',
  'src/server/lib/settings/',
  'src/site/editor/',
  'src/styles/',
];

/** Heads of CSV files: programs find columns by them, so that they are the same in each language. */
const CSV = /-csv\.ts$/;

export const isSpoken = (file: string): boolean =>
  !CSV.test(file) && !FOLDERS.some((folder) => file.startsWith(folder));

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);

/** What a list of the domain allows: `['Under Construction', 'Ready To Move'] as const`. */
function valuesIn(file: string): string[] {
  return parsed(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) =>
      initializer &&
      ts.isAsExpression(initializer) &&
      ts.isArrayLiteralExpression(initializer.expression)
        ? initializer.expression.elements.filter(ts.isStringLiteral).map(({ text }) => text)
        : [],
    );
}

let values: ReadonlySet<string> | undefined;

/**
 * Whether a text is a value that calls send and tables hold. The specification gives some of them as
 * words ("Ready To Move"); they are the same in every language, and said by `homes/terms`.
 */
export function isValue(text: string): boolean {
  values ??= new Set(
    sourceFiles()
      .filter((file) => file.startsWith('src/domain/') && file.endsWith('.ts'))
      .flatMap(valuesIn),
  );
  return values.has(text);
}

/** What an endpoint does, for the document of the API. */
const isSummary = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText(source) === 'summary';

const MADE_FOR_LOGS = /(Error|RegExp)$/;
const LOGS = /(^|\.)(log|console)\.\w+$/;
/** `src/server/lib/seeing/metric.ts`: their help is read beside the numbers. */
const METRIC = /^(gauge|counter|histogram)$/;

/** What developers, logs and dashboards of metrics are told; an AppError is told to whoever calls. */
export function isForDevelopers(node: ts.Node, source: ts.SourceFile): boolean {
  // Whoever refuses somebody something throws an AppError.
  if (ts.isThrowStatement(node)) {
    const { expression: thrown } = node;
    return ts.isNewExpression(thrown) && thrown.expression.getText(source) !== 'AppError';
  }
  if (isSummary(node, source) || ts.isTaggedTemplateExpression(node)) return true;
  // The name of a font.
  if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'font') return true;
  if (ts.isNewExpression(node)) {
    const made = node.expression.getText(source);
    return made !== 'AppError' && MADE_FOR_LOGS.test(made);
  }
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText(source);
  return LOGS.test(called) || METRIC.test(called);
}

/** At which argument a function of the file takes the summary of an endpoint. */
function summaryAt(called: string, source: ts.SourceFile): number {
  const made = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText(source) === called)?.initializer;
  if (!made || !ts.isArrowFunction(made)) return -1;
  return made.parameters.findIndex(({ name }) => name.getText(source) === 'summary');
}

/** The summary in a call of a function that makes endpoints alike: `step('pause', 'Show it no more')`. */
export function summaryArgument(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (!source.fileName.startsWith('src/contract/') || !ts.isCallExpression(node)) return undefined;
  return node.arguments[summaryAt(node.expression.getText(source), source)];
}
