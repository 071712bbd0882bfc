import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { COVERS } from '#site/guides/covers.ts';
import { GUIDE_FIGURES } from '#site/guides/guide-parts.ts';
import { isEnglish } from '#tests/e2e/english-left.ts';

const ROOT = join(import.meta.dirname, '../../content');
const TOPICS = ['buying', 'design', 'loans', 'valuation'];

interface Page {
  slug: string;
  fields: Map<string, string>;
  /** Lists by field; an item that is a record gives its first field. */
  lists: Map<string, string[]>;
  body: string;
}

/** Reads what our own files use of YAML: scalars, and lists of scalars or of records. */
function parse(path: string): Page {
  const [, head, body] = readFileSync(path, 'utf8').match(/^---\n(.*?)\n---\n(.*)$/s) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${path} has no front matter`);
  const fields = new Map<string, string>();
  const lists = new Map<string, string[]>();
  let list: string[] = [];
  for (const line of head.split('\n')) {
    const [, key, value] = line.match(/^(\w+):\s*(.*)$/) ?? [];
    const [, item] = line.match(/^ {2}- (.*)$/) ?? [];
    if (key && value) fields.set(key, unquote(value));
    else if (key) {
      list = [];
      lists.set(key, list);
    } else if (item) list.push(unquote(item));
    else if (!/^ {4}\w+: /.test(line)) throw new Error(`${path}: cannot read "${line}"`);
  }
  return { slug: basename(path, '.md'), fields, lists, body };
}

function unquote(text: string): string {
  const single = text.match(/^'(.*)'$/)?.[1]?.replaceAll("''", "'");
  return single ?? text.match(/^"(.*)"$/)?.[1] ?? text;
}

function folder(name: string): Page[] {
  const files = readdirSync(join(ROOT, name)).filter((file) => file.endsWith('.md'));
  return files.map((file) => parse(join(ROOT, name, file)));
}

const field = (page: Page, name: string) => page.fields.get(name) ?? '';
const listOf = (page: Page, name: string) => page.lists.get(name) ?? [];
const words = (page: Page) => page.body.split(/\s+/).filter(Boolean).length;
const levels = (page: Page) =>
  [...page.body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
const linksIn = (page: Page) =>
  [...page.body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);

const isTranslation = ({ slug }: Page) => slug.includes('.');
const guides = folder('guides').filter((page) => !isTranslation(page));
const translations = folder('guides').filter(isTranslation);
const localities = folder('localities').filter((page) => !isTranslation(page));
const localityTexts = folder('localities').filter(isTranslation);
const legal = folder('legal').filter((page) => !isTranslation(page));
const legalTexts = folder('legal').filter(isTranslation);
const guideSlugs = new Set(guides.map(({ slug }) => slug));

describe.each([...guides, ...legal])('$slug', (page) => {
  it('has a title and a description that fit search results', () => {
    expect(field(page, 'title').length).toBeGreaterThan(0);
    expect(field(page, 'title').length).toBeLessThanOrEqual(70);
    expect(field(page, 'description').length).toBeGreaterThanOrEqual(50);
    expect(field(page, 'description').length).toBeLessThanOrEqual(160);
  });

  it('keeps its headings in order', () => {
    const used = levels(page);
    expect(used.length).toBeGreaterThan(3);
    expect(used[0]).toBe(2);
    used.forEach((level, i) => {
      expect([2, 3]).toContain(level);
      expect(level - (used[i - 1] ?? 2)).toBeLessThanOrEqual(1);
    });
  });

  it('links only to guides that exist', () => {
    const targets = linksIn(page).filter((target) => target.startsWith('/guides/'));
    expect(targets.filter((target) => !guideSlugs.has(target.slice(8)))).toEqual([]);
  });
});

describe.each(guides)('guide $slug', (guide) => {
  it('has the words its kind asks for', () => {
    expect(words(guide)).toBeGreaterThanOrEqual(field(guide, 'kind') === 'overview' ? 400 : 700);
    expect(words(guide)).toBeLessThanOrEqual(1200);
  });

  it('names its topic, dates and two sources or more', () => {
    expect(TOPICS).toContain(field(guide, 'topic'));
    expect(field(guide, 'updated') >= field(guide, 'published')).toBe(true);
    expect(listOf(guide, 'sources').length).toBeGreaterThanOrEqual(2);
  });

  it('is related to other guides that exist', () => {
    const related = listOf(guide, 'related');
    expect(related.length).toBeGreaterThan(0);
    expect(related.filter((slug) => slug === guide.slug || !guideSlugs.has(slug))).toEqual([]);
  });
});

/** What is the same in every language: where links lead, what stands in the text, its lists and tables. */
const frameOf = ({ body }: Page) => ({
  links: [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target).sort(),
  marks: [...body.matchAll(/data-\w+="[^"]+"/g)].map(([mark]) => mark),
  levels: [...body.matchAll(/^#+ /gm)].map(([marks]) => marks.length),
  ticks: [...body.matchAll(/^- \[ \] /gm)].length,
  points: [...body.matchAll(/^- (?!\[ \])/gm)].length,
  steps: [...body.matchAll(/^\d\. /gm)].length,
  rows: [...body.matchAll(/^\|/gm)].length,
  amounts: [...body.matchAll(/₹ \d[\d,]*\d|₹ \d/g)].map(([amount]) => amount).sort(),
});

const translated = [...translations, ...legalTexts];

test('every guide and legal text is there in every language', () => {
  const there = new Set(translated.map(({ slug }) => slug));
  const wanted = [...guides, ...legal].flatMap(({ slug }) => [`${slug}.mr`, `${slug}.hi`]);
  expect(wanted.filter((slug) => !there.has(slug))).toEqual([]);
});

describe.each(translated.map((page) => [page.slug, page] as const))(
  'translation %s',
  (slug, page) => {
    const [original] = [...guides, ...legal].filter(
      (one) => one.slug === slug.replace(/\.\w+$/, ''),
    );
    if (!original) throw new Error(`${slug} translates nothing`);
    const [edition, updated] = [field(page, 'edition'), field(original, 'updated')];

    it('is of an edition that was', () => {
      expect(edition <= updated).toBe(true);
    });

    // An older one is told on its page, and by `npm run messages`.
    it('says everything in its language', () => {
      const said = [...page.fields.values(), ...[...page.lists.values()].flat()];
      const lines = page.body.split('\n').map((line) => line.replace(/\]\([^)]+\)|<[^>]+>/g, ' '));
      expect([...said, ...lines].filter(isEnglish)).toEqual([]);
    });

    it.runIf(edition === updated)('has the frame and the amounts of its original', () => {
      expect(frameOf(page)).toEqual(frameOf(original));
      expect(listOf(page, 'changes')).toHaveLength(listOf(original, 'changes').length);
    });

    it('has a title and a description that fit search results', () => {
      expect(field(page, 'title').length).toBeLessThanOrEqual(70);
      expect(field(page, 'description').length).toBeGreaterThanOrEqual(50);
      expect(field(page, 'description').length).toBeLessThanOrEqual(160);
    });
  },
);

describe('the guides together', () => {
  it.each(TOPICS)('cover %s with one overview and three articles or more', (topic) => {
    const kinds = guides.filter((guide) => field(guide, 'topic') === topic);
    const overviews = kinds.filter((guide) => field(guide, 'kind') === 'overview');
    expect(overviews).toHaveLength(1);
    expect(kinds.length - overviews.length).toBeGreaterThanOrEqual(3);
  });

  it('have a cover each, and no cover is left over', () => {
    expect(Object.keys(COVERS).sort()).toEqual([...guideSlugs].sort());
  });

  it('have no two titles or descriptions alike', () => {
    for (const name of ['title', 'description']) {
      expect(new Set(guides.map((guide) => field(guide, name))).size).toBe(guides.length);
    }
  });

  it.each(GUIDE_FIGURES)('show the picture %s once', (figure) => {
    const mark = `\n\n<div data-figure="${figure}"></div>\n\n`;
    expect(guides.filter(({ body }) => body.includes(mark))).toHaveLength(1);
  });
});

describe.each(localities)('locality $slug', (page) => {
  it('is the gazetteer entry its file is named after', () => {
    expect(field(page, 'slug')).toBe(page.slug);
    const place = LOCALITIES.find(({ slug }) => slug === page.slug);
    expect(place?.devanagari).toBe(field(page, 'devanagari'));
  });

  it('is short, without headings and without prices', () => {
    expect(words(page)).toBeGreaterThanOrEqual(80);
    expect(words(page)).toBeLessThanOrEqual(160);
    expect(field(page, 'summary').length).toBeLessThanOrEqual(200);
    expect(levels(page)).toEqual([]);
    expect(page.body).not.toMatch(/₹|\bRs\b|\blakh\b|\bcrore\b/i);
  });

  it('says whom it suits and what to look out for', () => {
    expect(listOf(page, 'goodFor').length).toBeGreaterThanOrEqual(2);
    expect(listOf(page, 'watchFor').length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(localityTexts)('translation $slug', (page) => {
  const [original] = localities.filter(({ slug }) => slug === page.slug.replace(/\.\w+$/, ''));
  const partsOf = (of: Page) => ({
    paragraphs: of.body.trim().split(/\n\n+/).length,
    ...{ goodFor: listOf(of, 'goodFor').length, watchFor: listOf(of, 'watchFor').length },
    // Road numbers and areas; a number that is written as a word may be one in another language.
    numbers: [...of.body.replaceAll('7/12', '').matchAll(/\d[\d,.]*\d/g)]
      .map(([number]) => number)
      .sort(),
  });

  it('has the parts and the numbers of its original', () => {
    expect(original).toBeDefined();
    expect(partsOf(page)).toEqual(partsOf(original ?? page));
  });
});

describe('the localities together', () => {
  it('are 70 or more, each described once and in its own words', () => {
    expect(localities.length).toBeGreaterThanOrEqual(70);
    for (const name of ['slug', 'name', 'summary']) {
      expect(new Set(localities.map((page) => field(page, name))).size).toBe(localities.length);
    }
    const opening = localities.map(({ body }) => body.trim().split(/\s+/).slice(0, 5).join(' '));
    expect(new Set(opening).size).toBe(localities.length);
  });
});

interface Entry {
  id: string;
  demo?: boolean;
}
const entries = (file: string): Entry[] => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

describe('testimonials', () => {
  it('are enough, each with an id of its own', () => {
    const ids = entries('testimonials.json').map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('mark every invented voice as a demo', () => {
    expect(entries('testimonials.json').every(({ demo }) => demo === true)).toBe(true);
  });
});
