import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LOCALITIES, STATIONS } from '#domain/homes/gazetteer/index.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { stationName } from '#domain/homes/gazetteer/station-name.ts';
import { onRoadCosts } from '#domain/homes/stamp-duty.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';
import { isTranslated } from '#domain/lib/translated-pages.ts';
import { formatQuarter } from '#domain/market/quarters.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { MESSAGES } from '#scripts/messages/catalogues.ts';

/** What a home’s page, its costs, its place and a comparison say. */
const SUBJECTS = [
  'homes/areas',
  'homes/calculators',
  'homes/comparison',
  'homes/duties',
  'homes/favourites',
  'homes/gone',
  'homes/kept',
  'homes/listing-page',
  'homes/my-map',
  'homes/own-places',
  'homes/pictures',
  'homes/share-picture',
  'homes/sharing',
  'homes/shortlist',
  'homes/similar',
  'market/analysis',
  'market/fair-range',
  'market/places',
  'market/rates',
  'people/sign-in',
  'people/sign-up',
  'professionals/directory',
  'professionals/shared-lists',
  'professionals/verify',
];

/** Names and short forms that stay as they are in every language. */
const STAYS = new Set(
  [
    ...[
      'BHK',
      'CBDT',
      'EMI',
      'EON',
      'GST',
      'HUF',
      'IA',
      'PAN',
      'PCMC',
      'PMC',
      'PMRDA',
      'RBI',
      'RERA',
    ],
    ...['TDS', 'Ctrl', 'Propertysearch', 'YouTube', 'SMS', 'PDF', 'SHA', 'CSV'],
  ].map((name) => name.toLowerCase()),
);

/** Every text that a file says, without names of messages and values. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    if (ts.isTemplateHead(node)) found.push(node.text);
    // The name of a message is quoted where it is no plain word.
    if (ts.isPropertyAssignment(node)) return walk(node.initializer);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const latinIn = (text: string) =>
  (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !STAYS.has(word.toLowerCase()));

describe.each(['mr', 'hi'])('in %s', (language) => {
  test.each(SUBJECTS)('%s has no English in it', (subject) => {
    const texts = textsIn(path.join(MESSAGES, subject, `${language}.ts`));
    expect(texts.length).toBeGreaterThan(0);
    // How many the language tells apart, as `plural` and the lists are asked, is no text.
    expect(texts.flatMap(latinIn).filter((word) => word !== language)).toEqual([]);
  });
});

test('duties and their laws are named in the language of the page', () => {
  const home = {
    price: 8_000_000,
    carpetSqft: 650,
    underConstruction: false,
    commercial: false,
    womenOnly: false,
  };
  const labels = () => onRoadCosts(home).map(({ label }) => label);
  expect(inLanguage('mr', labels)).toEqual(['मुद्रांक शुल्क (7%)', 'नोंदणी (1%, जास्तीत जास्त ₹ 30,000)']);
  expect(inLanguage('hi', labels)[0]).toBe('स्टाम्प शुल्क (7%)');
  expect(inLanguage('mr', () => tdsOnSale(8_000_000, undefined, true)?.source)).toContain(
    'आयकर अधिनियम 2025',
  );
  expect(inLanguage('hi', () => formatQuarter('2026-Q4'))).toBe('अक्टू–दिसं 2026');
});

test('a place is written as the page’s language writes it, and as it came where nobody knows it', () => {
  const said = () => [placeName('Baner'), placeName('Nowhere')];
  expect(said()).toEqual(['Baner', 'Nowhere']);
  expect(inLanguage('mr', said)).toEqual(['बाणेर', 'Nowhere']);
  const unwritten = LOCALITIES.filter(({ devanagari }) => devanagari === '');
  for (const { name } of unwritten) {
    expect(inLanguage('mr', () => placeName(name))).toBe(name);
  }
});

test('every metro station is written in Devanagari, and in English as the gazetteer has it', () => {
  expect(STATIONS.filter(({ name }) => stationName(name) !== name)).toEqual([]);
  const latin = STATIONS.filter(({ name }) =>
    /\p{Script=Latin}/u.test(inLanguage('mr', () => stationName(name))),
  );
  expect(latin).toEqual([]);
  expect([stationName('Nal Stop'), inLanguage('mr', () => stationName('Nal Stop'))]).toEqual([
    'Nal Stop',
    'नळ स्टॉप',
  ]);
});

test.each([
  ['/ViewSingleProperty/12', true],
  ['/photos/12', true],
  ['/PropertyCampare?ids=1,2', true],
  ['/localities?q=baner', true],
  ['/localities/baner', true],
  ['/projects/blue-ridge', true],
  ['/Login?next=%2FMyProfile', true],
  ['/PropertyListHome?param1=agent&param2=Pune', true],
  ['/home/propertyAnalysis', true],
  ['/lawyers', true],
  ['/ViewSingleProperty/new', false],
  ['/privacy', true],
  ['/viewPropertyDetails/12', true],
  ['/ViewPropertyDetails/12', false],
  ['/localities/baner/flats', false],
])('%s is offered in other languages: %s', (address, isOffered) => {
  expect(isTranslated(address)).toBe(isOffered);
});
