import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  isForDevelopers,
  isSpoken,
  isValue,
  summaryArgument,
} from '#scripts/messages/not-spoken.ts';

/** The first node of a kind in a piece of code. */
function nodeIn(code: string, kind: ts.SyntaxKind, file = 'src/contract/ads/steps.ts') {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const find = (node: ts.Node): ts.Node | undefined =>
    node.kind === kind ? node : ts.forEachChild(node, find);
  const node = find(source);
  if (!node) throw new Error(`There is no such node in ${code}`);
  return { node, source };
}

describe('English that nobody is shown', () => {
  test.each([
    ['src/server/doctor/look-outside.ts', false],
    ['src/domain/homes/gazetteer/areas.ts', false],
    ['src/server/homes/my-listings/listings-csv.ts', false],
    ['src/server/homes/my-listings/expire.ts', true],
  ])('lies in folders and files of its kind: %s', (file, spoken) => {
    expect(isSpoken(file)).toBe(spoken);
  });

  test('is a value that calls send', () => {
    expect(isValue('Ready To Move')).toBe(true);
    expect(isValue('Ready to be seen')).toBe(false);
  });

  test.each([
    ["throw new TooBig('It is too big.')", ts.SyntaxKind.ThrowStatement, true],
    ["throw new AppError('conflict', 'It is too big.')", ts.SyntaxKind.ThrowStatement, false],
    ["gauge('homes', 'Homes in the index', {})", ts.SyntaxKind.CallExpression, true],
    ["show('Homes in the index')", ts.SyntaxKind.CallExpression, false],
  ])('is told to developers: %s', (code, kind, told) => {
    const { node, source } = nodeIn(code, kind);
    expect(isForDevelopers(node, source)).toBe(told);
  });

  test('is the summary that a function of the file takes for an endpoint', () => {
    const made = 'const step = (name: string, summary: string) => ({ name, summary });';
    const { node, source } = nodeIn(
      `step('pause', 'Show it no more'); ${made}`,
      ts.SyntaxKind.CallExpression,
    );
    expect(summaryArgument(node, source)?.getText(source)).toBe("'Show it no more'");
  });
});
