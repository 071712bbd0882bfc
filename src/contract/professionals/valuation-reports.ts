import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { readReportCode } from '#domain/professionals/report-code.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/fields/index.ts';

const instant = z.iso.datetime();

export const issued = z.object({ code: z.string(), issuedAt: instant });

export const valuationReport = issued.extend({
  sha256: z.string(),
  visitedOn: z.iso.date(),
  low: rupees,
  likely: rupees,
  high: rupees,
  remarks: z.string(),
});
export type ValuationReport = z.infer<typeof valuationReport>;

export const getValuation = endpoint({
  name: 'getValuation',
  summary: 'What the latest report of a piece of work says, for its two parties; null before it',
  method: 'GET',
  path: '/propertyevaluator/valuation/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['valuations'],
  params: byId,
  response: envelope(valuationReport.nullable()),
  errors: ['not_found'],
});

export const getValuationReport = endpoint({
  name: 'getValuationReport',
  summary: 'The latest report of a piece of work, bit by bit as it was issued, for its two parties',
  method: 'GET',
  path: '/propertyevaluator/report/{id}',
  access: 'member',
  reach: 'own-object',
  tags: [],
  params: byId,
  response: download(PDF),
  errors: ['not_found'],
});

export const reportCode = z
  .string({ error: () => usual.enterCode })
  .max(...upTo(40, () => words.codeTen))
  .transform((typed, context) => {
    const code = readReportCode(typed);
    if (code) return code;
    context.addIssue({
      code: 'custom',
      message: words.codeLetters,
    });
    return z.NEVER;
  });

const verified = z.object({
  code: z.string(),
  issuedOn: instant,
  evaluator: z.string(),
  licence: z.string().nullable(),
  /** Whether staff had checked it when the report was issued. */
  licenceChecked: z.boolean(),
  sha256: z.string(),
  /** When a later report took its place. */
  replacedOn: instant.nullable(),
});
export type VerifiedReport = z.infer<typeof verified>;

export const verifyReport = endpoint({
  name: 'verifyReport',
  summary:
    'Whether a valuation report is genuine: its date, its evaluator, and the hash of its file',
  method: 'GET',
  path: '/valuation/verify/{code}',
  access: 'anyone',
  reach: 'public',
  tags: ['valuations'],
  limit: { calls: 30, seconds: 600 },
  params: z.object({ code: reportCode }),
  response: envelope(verified),
  errors: ['not_found', 'invalid', 'rate_limited'],
});
