import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { openText } from '#contract/people/open-text.ts';

const MAX_CLAUSES = 12;

const day = (what: string) => z.iso.date(what);
const noneOrRupees = z
  .number('Give an amount in rupees; 0 for none.')
  .int('Give whole rupees.')
  .min(0, 'Give 0 or more.')
  .max(100_000_000_000, 'That is too much.');
const count = (least: number, most: number, what: string) =>
  z.number(what).int(what).min(least, what).max(most, what);

const MAX_CARPET_SQFT = 100_000;
const line = openText(120).nullable().default(null);

/** The property as its papers describe it. */
const schedule = z.object({
  flat: line,
  wing: line,
  floor: line,
  project: line,
  carpetSqft: count(1, MAX_CARPET_SQFT, 'Give the carpet area in whole square feet.')
    .nullable()
    .default(null),
  survey: line,
  north: line,
  south: line,
  east: line,
  west: line,
});
named({ PropertySchedule: schedule });

const common = {
  address: openText(300).min(10, 'Give the address as the papers name it.'),
  schedule: schedule.optional(),
  tokenPaid: noneOrRupees,
  clauses: z
    .array(openText(800).min(10, 'Write the term in a sentence.'))
    .max(MAX_CLAUSES, `At most ${MAX_CLAUSES} further terms.`),
};

const sale = z
  .object({
    template: z.literal('sale'),
    ...common,
    price: wholeRupees,
    registerBy: day('Choose the day of registration.'),
    possessionOn: day('Choose the day of possession.'),
    stampDutyBy: z.enum(['buyer', 'seller', 'both']),
  })
  .refine(({ tokenPaid, price }) => tokenPaid <= price, {
    path: ['tokenPaid'],
    error: 'The token amount cannot be more than the price.',
  });

const MAX_MONTHS = 60;
/** What a licence and an offer to renew it ask alike. */
export const licenceMonths = count(1, MAX_MONTHS, `Give 1 to ${MAX_MONTHS} months.`);
export const licenceDeposit = noneOrRupees;
export const licenceStart = day('Choose the first day.');

const leaveAndLicence = z
  .object({
    template: z.literal('leave-and-licence'),
    ...common,
    rent: wholeRupees,
    deposit: licenceDeposit,
    startOn: licenceStart,
    months: licenceMonths,
    lockInMonths: count(0, MAX_MONTHS, `Give 0 to ${MAX_MONTHS} months.`),
    noticeDays: count(7, 180, 'Give 7 to 180 days.'),
    maintenanceBy: z.enum(['licensor', 'licensee']),
    use: z.enum(['residence', 'business']),
  })
  .refine(({ lockInMonths, months }) => lockInMonths <= months, {
    path: ['lockInMonths'],
    error: 'It cannot be longer than the licence.',
  });

/** What a lawyer fills into a template. Names and the property come from the booking. */
export const agreementTerms = z.discriminatedUnion('template', [sale, leaveAndLicence]);
export type AgreementTermsForm = z.infer<typeof agreementTerms>;
