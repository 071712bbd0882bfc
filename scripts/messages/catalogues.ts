import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';

/** Where catalogues stand below the root of the project. */
export const MESSAGES = 'src/messages';

/** The messages of one subject: `src/messages/homes/cards/`. */
export interface Catalogue {
  area: string;
  subject: string;
  folder: string;
  /** By language the ids it has. */
  ids: ReadonlyMap<string, readonly string[]>;
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The object after `export default`, whatever type it is said to satisfy. */
function exportedObject(file: string): ts.ObjectLiteralExpression | undefined {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = source.statements.find(ts.isExportAssignment);
  let value: ts.Node | undefined = found?.expression;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) {
    value = value.expression;
  }
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** Every message of a file as it is written there, by its id. */
export function writtenIn(file: string): Map<string, string> {
  const object = exportedObject(file);
  const source = object?.getSourceFile();
  return new Map(
    (object?.properties ?? []).flatMap((property) =>
      property.name && ts.isIdentifier(property.name)
        ? [[property.name.text, property.getText(source)] as const]
        : [],
    ),
  );
}

/** Every catalogue below a folder, by area and subject. */
export function cataloguesIn(root = MESSAGES): Catalogue[] {
  return foldersIn(root).flatMap((area) =>
    foldersIn(path.join(root, area)).map((subject) => {
      const folder = path.join(root, area, subject);
      const languages = readdirSync(folder)
        .filter((name) => name !== 'index.ts')
        .map((name) => path.basename(name, '.ts'));
      const ids = new Map(
        languages.map((language) => [
          language,
          [...writtenIn(path.join(folder, `${language}.ts`)).keys()],
        ]),
      );
      return { area, subject, folder, ids };
    }),
  );
}

export const englishIds = ({ ids }: Catalogue): readonly string[] => ids.get(FIRST_LANGUAGE) ?? [];

/** "homes/cards: reduced", for each message of English that a language has not. */
export const missingIn = (catalogues: readonly Catalogue[], language: string): string[] =>
  catalogues.flatMap((one) =>
    englishIds(one)
      .filter((id) => !one.ids.get(language)?.includes(id))
      .map((id) => `${one.area}/${one.subject}: ${id}`),
  );
