import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { PaperList } from '#client/homes/verification/PaperList.tsx';
import { PAPER_KINDS, PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import { kindAndName, nameBeside } from '#domain/lib/name-beside.ts';
import { drawn } from '#tests/drawn.ts';

describe('the name of a paper beside its kind', () => {
  test.each(['Index II', 'Index_II', 'Index-II.pdf', ' INDEX II .PDF'])(
    'is left out where it says the kind once more: %s',
    (name) => {
      expect(nameBeside('Index II', name)).toBeUndefined();
      expect(kindAndName('Index II', name)).toBe('Index II');
    },
  );

  test.each(['Index II 2014.pdf', 'scan.pdf', 'Flat 7, Index II'])('stands there: %s', (name) => {
    expect(nameBeside('Index II', name)).toBe(name);
    expect(kindAndName('Index II', name)).toBe(`Index II, ${name}`);
  });

  test.each(PAPER_KINDS)('is told once on the list of papers: %s', (kind) => {
    const label = PAPER_LABEL[kind];
    const fileName = `${label.replaceAll('/', '-')}.pdf`;
    const list = drawn(createElement(PaperList, { papers: [{ documentId: 1, kind, fileName }] }));
    expect(list).toContain(`aria-label="Open ${label}"`);
    expect(list).not.toContain('.pdf');
  });
});
