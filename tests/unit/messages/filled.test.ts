import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { filled } from '#client/ui/filled.tsx';

const bold = (text: string) => createElement('b', null, text);
const shown = (node: ReturnType<typeof filled>) => renderToStaticMarkup(node);

describe('a message with pieces in it', () => {
  const pieces = { price: bold('₹ 80 Lakh'), who: bold('Meera') };

  test('has each where its language puts it', () => {
    type Said = { price: string; who: string };
    const english = ({ price, who }: Said) => `${who} pays ${price}.`;
    const marathi = ({ price, who }: Said) => `${price} भरतात ${who}`;
    expect(shown(filled(english, pieces))).toBe('<b>Meera</b> pays <b>₹ 80 Lakh</b>.');
    expect(shown(filled(marathi, pieces))).toBe('<b>₹ 80 Lakh</b> भरतात <b>Meera</b>');
  });

  test('shows a piece as often as it is named, and text as it is', () => {
    expect(shown(filled(({ who }) => `<${who}> and ${who}`, { who: bold('A') }))).toBe(
      '&lt;<b>A</b>&gt; and <b>A</b>',
    );
    expect(shown(filled(() => 'Nothing', {}))).toBe('Nothing');
  });
});
