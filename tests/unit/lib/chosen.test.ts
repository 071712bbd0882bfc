import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { claimForfeit } from '#contract/money/escrow-steps.ts';

test('a bank account that was not chosen is asked for', () => {
  for (const bankAccountId of ['', undefined, 0]) {
    const read = claimForfeit.body?.safeParse({ bankAccountId });
    expect(read?.error?.issues.map(({ message }) => message)).toEqual(['Choose a bank account.']);
  }
});

/** A chooser left empty sends an empty text for an id, whichever form it stands in. */
test('no form answers to an empty chooser with words about ids', () => {
  const bodies = ENDPOINTS.flatMap(({ name, body }) => (body ? [{ name, body }] : []));
  expect(bodies.length).toBeGreaterThan(100);
  for (const { name, body } of bodies) {
    const fields = Object.keys((body as { shape?: object }).shape ?? {});
    const empty = Object.fromEntries(fields.map((field) => [field, '']));
    const said = body.safeParse(empty).error?.issues.map(({ message }) => message) ?? [];
    expect({ name, said: said.filter((message) => message.startsWith('Ids start')) }).toEqual({
      name,
      said: [],
    });
  }
});
