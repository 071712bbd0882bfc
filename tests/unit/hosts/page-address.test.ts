import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAddress, readSearchPage } from '#contract/homes/search-page.ts';
import { pageAddress, QUERY_OF_PAGE } from '#server/hosts/page-address.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const addressOf = (url: string) => pageAddress(url).url;

describe('an address', () => {
  test.each([
    ['/PropertyListHome?type=Rent&bedrooms=3,2', '/PropertyListHome?bedrooms=2%2C3&type=rent'],
    [
      '/PropertyListHome?type=Rent&bedrooms=2&bedrooms=3',
      '/PropertyListHome?type=Rent&bedrooms=2,3',
    ],
    ['/PropertyListHome?type=sell', '/PropertyListHome?type=Buy&page=1&category=Land'],
    ['/PropertyListHome?min_price=5000000', '/PropertyListHome?min_price=5e6&max_price='],
    ['/PropertyListHome?loc=Baner', '/PropertyListHome?loc=%20Baner+&city=Select%20City'],
    ['/PropertyListHome?subCategory=Flat', '/PropertyListHome?subcategory=Flat&subcategory=Flat'],
    [
      '/PropertyListHome?param1=agent',
      '/PropertyListHome?param1=AGENT&page=0&sort=worst&loc=Baner',
    ],
    ['/PropertyListHome?view=map', '/PropertyListHome?view=map&view='],
    ['/PropertyListHome', '/PropertyListHome?view=split'],
    ['/PropertyListHome', '/PropertyListHome?view=sideways'],
    ['/PropertyCampare?ids=4,5', '/PropertyCampare?ids=04,5,5,x'],
    ['/home/propertyAnalysis', '/home/propertyAnalysis?sort=no&type=Residential'],
    ['/lawyers?area=baner', '/lawyers?page=2&area=Baner'],
    ['/fragments/nearby?lat=18.5&lng=73.8', '/fragments/nearby?lng=73.80000001&lat=18.50&page=1'],
    ['/fragments/cards?ids=7,9', '/fragments/cards?ids=007,abc,9'],
    ['/ViewSingleProperty/7', '/ViewSingleProperty/007/'],
    ['/ViewSingleProperty/10', '/ViewSingleProperty/1e1?x'],
    ['/localities/baner', '/localities/%62aner/'],
    ['/localities?q=pcmc', '/localities?sort=best&q=+pcmc&page=1&locality='],
    ['/projects?locality=baner&sort=name', '/projects?sort=name&cb=1&locality=baner&q='],
    ['/projects', '/projects?locality=B%20a&sort=change&page=2&after=no.cursor'],
    ['/', '/?utm_source=mail'],
  ])('%s is also %s', (one, other) => {
    expect(addressOf(other)).toBe(addressOf(one));
    expect(addressOf(addressOf(one))).toBe(addressOf(one));
  });

  test('says nothing of what its page does not know, whatever page it is', () => {
    const pages = ['/', '/localities', '/flats/2-bhk-in-baner', '/ViewSingleProperty/7'];
    for (const page of [...pages, ...Object.keys(QUERY_OF_PAGE)]) {
      if (page === '/fragments/nearby') continue;
      for (const junk of ['cb=1', 'cb=2', 'utm_source=x&fbclid=y', '__proto__=1', '=', '&&']) {
        expect(addressOf(`${page}?${junk}`), page).toBe(addressOf(page));
      }
    }
    expect(addressOf('/fragments/nearby?lat=18.5&lng=73.8&cb=1')).not.toContain('cb');
  });

  test('keeps apart what differs', () => {
    const different = [
      '/PropertyListHome',
      '/PropertyListHome?type=Rent',
      '/localities?sort=name',
      '/localities?sort=name&page=2',
      '/projects?q=court',
      '/projects?after=abc',
      '/PropertyListHome?type=Rent&page=2',
      '/PropertyListHome?type=Rent&sort=newest',
      '/PropertyListHome?type=Rent&near=true&loc=Baner',
      '/PropertyListHome?type=Rent&loc=Baner',
      '/PropertyListHome?type=Commercial&listedin=rent',
      '/PropertyListHome?type=Commercial',
      '/PropertyListHome?bounds=18.4,73.7,18.6,73.9',
      '/PropertyListHome?area=18.4,73.7;18.6,73.9;18.5,73.95',
      '/PropertyListHome?param1=agent&param2=Baner',
      '/PropertyListHome?said=two+rooms',
      '/PropertyListHome?view=list',
      '/PropertyCampare?ids=5,4',
      '/PropertyCampare?ids=4,5',
    ];
    expect(new Set(different.map(addressOf)).size).toBe(different.length);
  });

  test.each([
    'type=Rent&bedrooms=5,1,2&verified=1&near=yes&loc=Koregon%20park',
    'type=Commercial&subCategory=Office,Shop&listedIn=rent&min_area=0010&page=3',
    'type=Plots&max_price=12500000.5&bounds=18.4,73.7,18.6,73.9&sort=price_low',
    'subcategory=Plot&listedin=rent&category=Residential',
    'type=rent&area=18.4,73.7;18.6,73.9;18.5,73.95&amenities=School&pageSize=12',
    'area=18.4,73.7;18.6,73.9;18.5,73.95|18.5,73.7;18.5,73.8;18.6,73.8',
    'type=Rent&metroWalk=15&metroLine=Purple,Aqua',
    'type=Buy&subCategory=Shop&listedin=rent&budget=Rent15KTo25K,RentUnder15K',
  ])('of a search means the same: %s', (query) => {
    const read = (url: string) =>
      readSearchPage(readAddress(new URL(url, 'http://site').searchParams));
    const sorted = ({ tab, request }: ReturnType<typeof read>) => ({
      tab,
      ...Object.fromEntries(
        Object.entries(request).map(([name, value]) => [
          name,
          Array.isArray(value) && typeof value[0] === 'string' ? [...value].sort() : value,
        ]),
      ),
    });
    const { url, isOdd } = pageAddress(`/PropertyListHome?${query}`);
    expect(isOdd).toBe(false);
    expect(sorted(read(url))).toEqual(sorted(read(`/PropertyListHome?${query}`)));
  });

  test('of which part makes no sense is rendered as it is, for whoever wrote it', () => {
    for (const url of [
      '/PropertyListHome?min_price=lots',
      '/fragments/nearby?lat=x&lng=1',
      '/localities/%zz',
    ]) {
      expect(pageAddress(url)).toMatchObject({ url, isOdd: true });
    }
  });
});

test('every page that reads a query is in the table, with the names it reads', () => {
  const texts = new Map(
    readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.astro'))
      .map((file) => [file, readFileSync(path.join(root, 'src', file), 'utf8')]),
  );
  /** The page's own text and that of the pieces it is put together from. */
  const whole = (file: string, seen = new Set<string>()): string => {
    if (seen.has(file)) return '';
    seen.add(file);
    const text = texts.get(file) ?? '';
    const pieces = [...text.matchAll(/'#site\/([\w/-]+\.astro)'/g)].map(
      ([, name]) => `site/${name}`,
    );
    return [text, ...pieces.map((piece) => whole(piece, seen))].join('\n');
  };
  const reading = [...texts.keys()]
    .filter((file) => file.startsWith('pages/') && whole(file).includes('searchParams'))
    .map((file) => file.replace(/^pages(.*?)(?:\/index)?\.astro$/, '$1'));
  expect(reading.sort()).toEqual(Object.keys(QUERY_OF_PAGE).sort());
});

test('amounts with their digits grouped, as the fields of a search show them, are read', () => {
  const typed = new URLSearchParams('type=Buy&max_price=70,00,000&min_area=1,200&bedrooms=2,3');
  const { request, ignored } = readSearchPage(readAddress(typed));
  expect(ignored).toEqual([]);
  expect(request).toMatchObject({ max_price: 70_00_000, min_area: 1_200, bedrooms: ['2', '3'] });
});
