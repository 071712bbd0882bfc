import { expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { sandboxPage } from '#server/hosts/checkout/sandbox-page.ts';

/** Names that are written so in every language here. */
const NAMES = /Propertysearch|UPI|QR|CVV|ord_\w+/g;

test.each(['mr', 'hi'] as const)(
  'the sandbox’s checkout says no word of English in %s',
  async (language) => {
    const order = {
      ...{ publicId: 'ord_1', id: '1', sessionId: 'session_1', customerId: '7' },
      ...{ totalPaise: paise(4_999_00), state: 'active' as const, funds: 'platform' as const },
      ...{ note: 'Starter package', returnUrl: 'https://example.in/back/{order_id}' },
      ...{ expiresAt: new Date(2_000_000_000_000), payments: [], refunds: [] },
    };
    const page = await inLanguage(language, () => sandboxPage(order as never, new Date(0)));
    const said = String(page)
      .replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, '\n')
      .replace(NAMES, '');
    expect(said).toMatch(/[ऀ-ॿ]/);
    expect(said.match(/\p{Script=Latin}{2,}/gu)).toBeNull();
  },
);
