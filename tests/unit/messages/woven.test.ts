import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { woven } from '#client/ui/woven.tsx';

const link = (text: string) => createElement('a', null, text);
const parts = { terms: link('terms'), privacy: link('privacy') };
const drawn = (message: (values: Record<'terms' | 'privacy', string>) => string) =>
  renderToStaticMarkup(createElement('p', null, woven(message, parts)));

test('elements stand where a language has its values, as often as it names them', () => {
  expect(drawn(({ terms, privacy }) => `I accept ${terms} and ${privacy}.`)).toBe(
    '<p>I accept <a>terms</a> and <a>privacy</a>.</p>',
  );
  expect(drawn(({ terms, privacy }) => `${privacy}, ${terms}, ${privacy}`)).toBe(
    '<p><a>privacy</a>, <a>terms</a>, <a>privacy</a></p>',
  );
  expect(drawn(() => 'terms and privacy')).toBe('<p>terms and privacy</p>');
});
