import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { openText } from '#contract/people/open-text.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/fields/index.ts';

const workProfile = z.object({
  headline: openText(120).min(10, { error: () => words.doBest }),
  languages: z.array(z.enum(LANGUAGES)).min(1, { error: () => words.oneLanguage }),
  experienceYears: z
    .number({ error: () => words.years })
    .int({ error: () => words.wholeYears })
    .min(0, { error: () => words.yearsFrom })
    .max(70, { error: () => usual.tooMuch }),
  feeFrom: z
    .number({ error: () => usual.giveRupees })
    .int({ error: () => usual.wholeRupees })
    .min(100, { error: () => usual.rupeesOrMore({ least: 100 }) })
    .max(10_000_000, { error: () => usual.tooMuch }),
  away: z.boolean(),
});
export type WorkProfile = z.infer<typeof workProfile>;

export const getWorkProfile = endpoint({
  name: 'getWorkProfile',
  summary: 'What the caller tells clients of themselves; null before it is written',
  method: 'GET',
  path: '/hire/profile',
  access: PROFESSIONS,
  reach: 'caller',
  tags: ['professionals'],
  response: envelope(workProfile.nullable()),
  errors: [],
});

export const saveWorkProfile = endpoint({
  name: 'saveWorkProfile',
  summary: 'Write what clients read of the caller; with it they are in the directories',
  method: 'PUT',
  path: '/hire/profile',
  access: PROFESSIONS,
  reach: 'caller',
  changes: ['professionals'],
  limit: { calls: 60, seconds: 3_600 },
  body: workProfile,
  response: envelope(workProfile),
  errors: ['invalid', 'rate_limited'],
});
