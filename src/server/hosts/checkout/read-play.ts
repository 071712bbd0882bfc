import books from '#messages/lib/books/index.ts';
import words from '#messages/money/checkout-pages/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { SANDBOX_CARD } from '#server/ports/gateway/sandbox/magic.ts';
import {
  SANDBOX_METHODS,
  SANDBOX_OUTCOMES,
  type SandboxMethod,
  type SandboxOutcome,
} from '#server/ports/gateway/sandbox/play.ts';

export type Played =
  | { outcome: SandboxOutcome; method: SandboxMethod; message?: string }
  | { error: string };

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);

function playCard(form: URLSearchParams): Played {
  const number = (form.get('number') ?? '').replace(/[\s-]/g, '');
  const method = 'card';
  if (!/^\d{12,19}$/.test(number)) return { error: words.refused.number };
  if (!/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.test((form.get('expiry') ?? '').trim())) {
    return { error: words.refused.expiry };
  }
  if (!/^\d{3,4}$/.test(form.get('cvv') ?? '')) return { error: words.refused.cvv };
  if (number === SANDBOX_CARD.good) return { outcome: 'pay', method };
  if (number === SANDBOX_CARD.poor) {
    return { outcome: 'fail', method, message: forTheBooks(() => books.sandbox.littleMoney) };
  }
  return { outcome: 'fail', method, message: forTheBooks(() => books.sandbox.cardDeclined) };
}

/** What a form of the sandbox's checkout asks to play. */
export function readPlay(form: URLSearchParams): Played {
  const method = form.get('method') ?? 'upi';
  const outcome = form.get('outcome') ?? '';
  if (method === 'card') return playCard(form);
  if (method === 'netbanking') {
    return { outcome: form.get('bank') === 'good' ? 'pay' : 'fail', method };
  }
  if (isOneOf(SANDBOX_OUTCOMES, outcome) && isOneOf(SANDBOX_METHODS, method)) {
    return { outcome, method };
  }
  return { error: words.refused.way };
}
