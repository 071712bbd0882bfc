import { PROFESSION, PROFESSIONS, type Profession } from '#domain/lib/profession.ts';
import { type Role, SIGN_UP_ROLES } from '#domain/lib/role.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import { perSold, SOLD, SOLD_NAMES, type SoldName } from '#domain/lib/sold.ts';
import words from '#messages/lib/sold/index.ts';
import { SAC } from './gst.ts';

/** What an order can be for. Fees of the platform carry GST; deal money and a professional's fee are held in escrow for somebody else. */
export const PURPOSES = [
  ...SOLD_NAMES,
  'lawyerFee',
  'evaluatorFee',
  'agentFee',
  'penny',
  'token',
  'instalment',
  'adCampaign',
  'settlement',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The fee of a professional is named after the profession. */
export const feePurpose = <P extends Profession>(profession: P) => `${profession}Fee` as const;
export type FeePurpose = ReturnType<typeof feePurpose<Profession>>;

/** A table with a row for the fee of every profession. */
export const perFee = <T>(of: (profession: Profession) => T): Record<FeePurpose, T> =>
  Object.fromEntries(
    PROFESSIONS.map((profession) => [feePurpose(profession), of(profession)]),
  ) as Record<FeePurpose, T>;

export interface PurposeRule {
  label: string;
  /** Where the money goes: the platform's own income, or held for another. */
  funds: 'platform' | 'escrow';
  roles: readonly Role[];
  /** The page that takes the payment, and to which the gateway leads back. */
  page: AppPath;
}

const rule = (
  label: () => string,
  funds: PurposeRule['funds'],
  roles: readonly Role[],
  page: AppPath,
): PurposeRule => ({
  get label() {
    return label();
  },
  funds,
  roles,
  page,
});

export const PURPOSE_RULES: Record<Purpose, PurposeRule> = {
  ...perSold((name) => {
    const { roles, path } = SOLD[name];
    return rule(() => SOLD[name].label, 'platform', roles, path);
  }),
  ...perFee((profession) => {
    const { path } = PROFESSION[profession].fee;
    return rule(() => PROFESSION[profession].fee.label, 'escrow', SIGN_UP_ROLES, path);
  }),
  penny: rule(() => words.penny, 'escrow', SIGN_UP_ROLES, '/BookedProperties/Payments/{id}'),
  token: rule(() => words.token, 'escrow', SIGN_UP_ROLES, '/BookedProperties/Payments/{id}'),
  instalment: rule(
    () => words.instalment,
    'escrow',
    SIGN_UP_ROLES,
    '/BookedProperties/Payments/{id}',
  ),
  settlement: rule(
    () => words.settlement,
    'escrow',
    SIGN_UP_ROLES,
    '/BookedProperties/Payments/{id}',
  ),
  adCampaign: rule(() => words.adCampaign, 'platform', SIGN_UP_ROLES, '/Campaigns/{id}'),
};

const ADVERTISING: readonly Purpose[] = ['promoteProperty', 'promoteProfile', 'adCampaign'];

/** Promotions and ads are advertising space; all else is a service of the platform. */
export const sacOf = (purpose: Purpose): string =>
  ADVERTISING.includes(purpose) ? SAC.advertising : SAC.platform;

/** Purposes whose price stands in the price list. */
export const PRICED_PURPOSES = SOLD_NAMES;
export type PricedPurpose = SoldName;

/** The item of the price list that every user has without paying; it is never sold. */
export const FREE_PACKAGE = 'user-free';

/** What a price list item gives: how many, or for how long (its validity in days). */
export const GRANT_KINDS = ['contacts', 'listings', 'promotions', 'leads', 'analysis'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];
