import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { openText } from '#contract/people/open-text.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/agreement-fields/index.ts';

const MAX_CLAUSES = 12;

const day = (error: () => string) => z.iso.date({ error });
const noneOrRupees = z
  .number({ error: () => usual.rupeesOrNone })
  .int({ error: () => usual.wholeRupees })
  .min(0, { error: () => words.notNegative })
  .max(100_000_000_000, { error: () => usual.tooMuch });
const count = (least: number, most: number, error: () => string) =>
  z.number({ error }).int({ error }).min(least, { error }).max(most, { error });

const MAX_CARPET_SQFT = 100_000;
const line = openText(120).nullable().default(null);

/** The property as its papers describe it. */
const schedule = z.object({
  flat: line,
  wing: line,
  floor: line,
  project: line,
  carpetSqft: count(1, MAX_CARPET_SQFT, () => words.carpetArea)
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
  address: openText(300).min(10, { error: () => words.address }),
  schedule: schedule.optional(),
  tokenPaid: noneOrRupees,
  clauses: z
    .array(openText(800).min(10, { error: () => words.term }))
    .max(MAX_CLAUSES, { error: () => words.mostTerms({ most: MAX_CLAUSES }) }),
};

const sale = z
  .object({
    template: z.literal('sale'),
    ...common,
    price: wholeRupees,
    registerBy: day(() => words.registration),
    possessionOn: day(() => words.possession),
    stampDutyBy: z.enum(['buyer', 'seller', 'both']),
  })
  .refine(({ tokenPaid, price }) => tokenPaid <= price, {
    path: ['tokenPaid'],
    error: () => words.tokenAbovePrice,
  });

const MAX_MONTHS = 60;
/** What a licence and an offer to renew it ask alike. */
export const licenceMonths = count(1, MAX_MONTHS, () =>
  words.months({ least: 1, most: MAX_MONTHS }),
);
export const licenceDeposit = noneOrRupees;
export const licenceStart = day(() => words.firstDay);

const leaveAndLicence = z
  .object({
    template: z.literal('leave-and-licence'),
    ...common,
    rent: wholeRupees,
    deposit: licenceDeposit,
    startOn: licenceStart,
    months: licenceMonths,
    lockInMonths: count(0, MAX_MONTHS, () => words.months({ least: 0, most: MAX_MONTHS })),
    noticeDays: count(7, 180, () => words.notice),
    maintenanceBy: z.enum(['licensor', 'licensee']),
    use: z.enum(['residence', 'business']),
  })
  .refine(({ lockInMonths, months }) => lockInMonths <= months, {
    path: ['lockInMonths'],
    error: () => words.longerThanLicence,
  });

/** What a lawyer fills into a template. Names and the property come from the booking. */
export const agreementTerms = z.discriminatedUnion('template', [sale, leaveAndLicence]);
export type AgreementTermsForm = z.infer<typeof agreementTerms>;
