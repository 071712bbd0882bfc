import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { TAGS } from '#contract/lib/tags.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';

const all = [...ENDPOINTS, ...ANALYTICS_ENDPOINTS, ...ADS_ENDPOINTS];
const reads = all.filter(({ method }) => method === 'GET');
const writes = all.filter(({ method }) => method !== 'GET');
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('what answers are made of and calls change', () => {
  test('every GET says what its answer is made of, every other call what it changes', () => {
    expect(names(reads.filter(({ tags }) => !tags))).toEqual([]);
    expect(names(writes.filter(({ changes }) => !changes))).toEqual([]);
  });

  test('no GET changes anything', () => {
    expect(names(reads.filter(({ changes }) => changes))).toEqual([]);
  });

  test('none is named twice', () => {
    for (const { name, tags, changes } of all)
      for (const list of [tags ?? [], changes ?? []])
        expect([name, new Set(list).size]).toEqual([name, list.length]);
  });

  test('what is kept as it was sent is the same for everybody, and ends', () => {
    const kept = all.filter(({ keptWith }) => keptWith);
    expect(names(kept).sort()).toEqual([
      'countFacets',
      'listProperties',
      'mapPoints',
      'nearbyListings',
      'suggest',
    ]);
    for (const { name, ...is } of kept) {
      expect([name, is.method, is.access, is.reach]).toEqual([name, 'GET', 'anyone', 'public']);
      expect([name, is.knowsCaller, is.variesByPass, is.mayLag]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
      ]);
      expect([name, is.cacheSeconds]).not.toEqual([name, undefined]);
    }
  });

  test('every tag is in an answer, and changed by some call', () => {
    const known = Object.values<readonly string[]>(TAGS).flat().sort();
    const of = (lists: (readonly string[] | undefined)[]) =>
      [...new Set(lists.flatMap((list) => list ?? []))].sort();
    expect(of(reads.map(({ tags }) => tags))).toEqual(known);
    expect(of(writes.map(({ changes }) => changes))).toEqual(known);
  });
});
