import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';

/** What people choose from a list in a form, by the name of its field. */
const CHOSEN: Record<string, string> = { bankAccountId: 'Choose a bank account.' };

const fields = ENDPOINTS.flatMap(({ name, body }) =>
  body instanceof z.ZodObject
    ? Object.entries(body.shape).flatMap(([field, schema]) =>
        CHOSEN[field] ? [[name, field, schema as z.ZodType] as const] : [],
      )
    : [],
);

test('there are such fields', () => expect(fields.length).toBeGreaterThan(3));

test.each(fields)('%s says what to choose where %s is left empty', (_, field, schema) => {
  for (const empty of ['', 0, 'none']) {
    const { error } = schema.safeParse(empty);
    expect(error?.issues.map(({ message }) => message)).toContain(CHOSEN[field]);
  }
});
