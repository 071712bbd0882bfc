import { createRequire } from 'node:module';
import type * as Recheck from 'recheck';
import { expect, test, vi } from 'vitest';
import { ANSWERS } from '#contract/homes/listing-answers.ts';
import { ENDPOINTS } from '#contract/index.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { patience } from '#tests/patience.ts';
import { inputsOf, partsOf } from '#tests/schema-parts.ts';
import { type Pattern, patternsMadeBy, patternsOfSource } from './patterns.ts';

// In a process of its own where there is one for this machine; else in this one.
const { check } = createRequire(import.meta.url)('recheck') as typeof Recheck;

/** Judged by steps alone: a time that runs out on a busy machine would be read as an attack that worked. */
const BY_STEPS = {
  randomSeed: 7,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  timeout: patience(60),
} satisfies Parameters<typeof check>[2];

/** Files whose patterns made of text may take longer than that grows, and why nobody can make use of it. */
const BOUNDED: Record<string, string> = {
  'src/domain/homes/search-query/amounts.ts':
    'parseSearchText, their only caller, reads MAX_SAID (300) characters; whole numbers leave one way to read each, which the fuzzing checker does not see',
};

/** Files that make patterns of text, each with what makes them do it. */
const MAKERS: Record<string, () => Promise<unknown>> = {
  'src/domain/homes/search-query/amounts.ts': () => import('#domain/homes/search-query/amounts.ts'),
  'src/domain/lib/routes.ts': () => import('#domain/lib/routes.ts'),
  'src/domain/people/contact-in-text.ts': () => import('#domain/people/contact-in-text.ts'),
  'src/domain/people/pan.ts': () => import('#domain/people/pan.ts'),
  'src/server/ads/campaigns/ad-media.ts': () => import('#server/ads/campaigns/ad-media.ts'),
  'src/server/homes/media/photo-files.ts': () => import('#server/homes/media/photo-files.ts'),
  // The contract's own, each of them checked below; what it is asked of are its own examples.
  'src/server/http/openapi/example.ts': async () => {
    const { openApi } = await import('#server/http/openapi/document.ts');
    openApi(ENDPOINTS, 'http://localhost');
  },
  'src/server/http/path-pattern.ts': async () => {
    const { compilePath } = await import('#server/http/path-pattern.ts');
    for (const { path } of ALL) compilePath(path);
  },
  'src/server/uploads/person-photos.ts': () => import('#server/uploads/person-photos.ts'),
};

const ALL = [...ENDPOINTS, ...ANALYTICS_ENDPOINTS, ...ADS_ENDPOINTS];

/** Those of the library's own texts of a known form: dates, addresses. */
function patternsOfContract(): Pattern[] {
  const roots = [...ALL.flatMap((endpoint) => inputsOf(endpoint).map(([, schema]) => schema))];
  return [...roots, ...Object.values(ANSWERS)].flatMap((root) =>
    partsOf(root).flatMap(({ schema }) => {
      const checks = [schema._zod.def, ...(schema._zod.def.checks ?? []).map((c) => c._zod.def)];
      return checks.flatMap((check) => {
        const { pattern } = check as { pattern?: RegExp };
        return pattern ? [{ source: pattern.source, flags: pattern.flags, at: 'contract' }] : [];
      });
    }),
  );
}

/** Paths that differ in their words only are matched alike. */
const shapeOf = ({ source, flags, at }: Pattern) =>
  `/${at === 'src/domain/lib/routes.ts' || at === 'src/server/http/path-pattern.ts' ? source.replace(/\w+/g, 'x') : source}/${flags}`;

test(
  'no pattern takes longer than its text grows',
  async () => {
    const { written, made } = patternsOfSource();
    const sites = new Set(made.map((at) => at.replace(/:\d+$/, '')));
    expect([...sites].toSorted()).toEqual(Object.keys(MAKERS));
    const ofText: Pattern[] = [];
    for (const [file, make] of Object.entries(MAKERS)) {
      vi.resetModules();
      const found = (await patternsMadeBy(make)).filter(({ at }) => at === file);
      expect(found.length, `patterns made by ${file}`).toBeGreaterThan(0);
      ofText.push(...found);
    }
    const all = [...written, ...ofText, ...patternsOfContract()];
    const unique = new Map(all.map((pattern) => [shapeOf(pattern), pattern]));
    expect(unique.size).toBeGreaterThan(200);
    const left = [...unique.values()];
    const verdicts: { at: string; safe: boolean }[] = [];
    const work = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { source, flags, at } = next;
        const { status } = await check(source, flags, BY_STEPS);
        const where = at in BOUNDED ? at : `${at} /${source}/${flags} ${status}`;
        verdicts.push({ at: where, safe: status === 'safe' });
      }
    };
    await Promise.all([work(), work()]);
    const unsafe = verdicts.filter(({ safe }) => !safe).map(({ at }) => at);
    expect([...new Set(unsafe)]).toEqual(Object.keys(BOUNDED));
  },
  patience(60),
);
