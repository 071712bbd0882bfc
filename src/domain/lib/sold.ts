import words from '#messages/lib/sold/index.ts';
import { PROFESSIONS } from './profession.ts';
import { type Role, SIGN_UP_ROLES } from './role.ts';

/** What the price list sells, in the order of the database. */
export const SOLD_NAMES = [
  'subscription',
  'ownerContact',
  'rentContact',
  'promoteProperty',
  'promoteProfile',
  'propertyAnalysis',
  'agentLead',
] as const;
export type SoldName = (typeof SOLD_NAMES)[number];

interface Sold {
  label: string;
  /** Who may buy it, and whose page it is. */
  roles: readonly Role[];
  /** The page that takes the payment, and to which the gateway leads back. */
  path: string;
  /** The call that tells that page how the payment went. */
  callBack: string;
}

/** A row for each: purpose, page and call follow from it. */
export const SOLD = {
  subscription: {
    get label() {
      return words.subscription;
    },
    roles: SIGN_UP_ROLES,
    path: '/subscriptionPayment',
    callBack: '/propertysubscription/getCallBack',
  },
  ownerContact: {
    get label() {
      return words.ownerContact;
    },
    roles: SIGN_UP_ROLES,
    path: '/OwnerContactPayment',
    callBack: '/contact/getCallBack',
  },
  rentContact: {
    get label() {
      return words.rentContact;
    },
    roles: SIGN_UP_ROLES,
    path: '/RentContactPayment',
    callBack: '/rentcontact/getCallBack',
  },
  promoteProperty: {
    get label() {
      return words.promoteProperty;
    },
    roles: SIGN_UP_ROLES,
    path: '/promotePropertyPayment',
    callBack: '/propertypromote/getCallBack',
  },
  promoteProfile: {
    get label() {
      return words.promoteProfile;
    },
    roles: PROFESSIONS,
    path: '/promoteProfilePayment',
    callBack: '/profilepremium/getCallBack',
  },
  propertyAnalysis: {
    get label() {
      return words.propertyAnalysis;
    },
    roles: SIGN_UP_ROLES,
    path: '/propertyAnalysisPayment',
    callBack: '/propertyanalysis/getCallBack',
  },
  agentLead: {
    get label() {
      return words.agentLead;
    },
    roles: ['agent'],
    path: '/agentLeadPayment',
    callBack: '/leadRequestpayment/getCallBack',
  },
} as const satisfies Record<SoldName, Sold>;

export type SoldPath = (typeof SOLD)[SoldName]['path'];

/** A table with a row for each thing sold. */
export const perSold = <T>(of: (name: SoldName) => T): Record<SoldName, T> =>
  Object.fromEntries(SOLD_NAMES.map((name) => [name, of(name)])) as Record<SoldName, T>;

/** The payment page of each thing sold, by its path. */
export const perSoldPage = <T>(of: (name: SoldName) => T): Record<SoldPath, T> =>
  Object.fromEntries(SOLD_NAMES.map((name) => [SOLD[name].path, of(name)])) as Record<SoldPath, T>;
