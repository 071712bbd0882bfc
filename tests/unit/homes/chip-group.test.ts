import { expect, test } from 'vitest';
import { chipGroupHtml } from '#site/search/chip-group.ts';

test('chips show their counts in Indian digits and which are chosen, and escape what they are given', () => {
  const html = chipGroupHtml({
    legend: 'Sold & let',
    name: 'kind',
    chosen: ['"b"'],
    choices: [
      { value: 'a', label: '<i>A</i>', count: 123_456 },
      { value: '"b"', label: 'B' },
    ],
  });
  expect(html).toContain('Sold &amp; let</legend>');
  expect(html).toContain('name="kind" value="a">&lt;i&gt;A&lt;/i&gt;<span');
  expect(html).toContain('data-facet>1,23,456</span>');
  expect(html).toContain('value="&#34;b&#34;" checked>B</label>');
});
