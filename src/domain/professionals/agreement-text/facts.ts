import type { AgreementTemplate } from '#domain/professionals/agreement.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/agreement-paper/index.ts';
import { type PropertySchedule, scheduleWords } from './schedule.ts';

interface CommonTerms {
  /** Of the property, as the papers name it. */
  address: string;
  schedule?: PropertySchedule | undefined;
  /** Further clauses in the lawyer's words. */
  clauses: readonly string[];
}

/** Days are written "2026-11-21", amounts in rupees. */
export interface SaleTerms extends CommonTerms {
  template: 'sale';
  price: number;
  tokenPaid: number;
  /** The day by which the sale deed is registered. */
  registerBy: string;
  possessionOn: string;
  stampDutyBy: 'buyer' | 'seller' | 'both';
}

export interface LicenceTerms extends CommonTerms {
  template: 'leave-and-licence';
  rent: number;
  deposit: number;
  tokenPaid: number;
  startOn: string;
  months: number;
  lockInMonths: number;
  noticeDays: number;
  maintenanceBy: 'licensor' | 'licensee';
  use: 'residence' | 'business';
}

export type AgreementTerms = SaleTerms | LicenceTerms;

export interface Signatory {
  name: string;
  /** As their papers have it, else their city. */
  city: string;
  /** With its middle hidden; null where none is checked. */
  pan?: string | null;
}

/** All that a text is made of; the same facts always make the same text. */
export interface AgreementFacts<Terms extends AgreementTerms = AgreementTerms> {
  version: number;
  madeOn: Date;
  lawyer: string;
  seller: Signatory;
  buyer: Signatory;
  /** "2 BHK flat of 870 sq ft carpet area, in Baner, Pune". */
  property: string;
  /** What the two sides agreed beside price and possession, a sentence each. */
  agreed?: readonly string[];
  terms: Terms;
  /** An amount in figures and words. */
  money: (rupees: number) => string;
}

export interface Clause {
  heading: string;
  text: string;
}

export const TEMPLATE_TITLE: Record<AgreementTemplate, string> = labels(() => words.template);

/** How each side is called in the text of a template. */
export const SIDE_NAMES: Record<AgreementTemplate, { seller: string; buyer: string }> = {
  sale: { seller: 'the Seller', buyer: 'the Buyer' },
  'leave-and-licence': { seller: 'the Licensor', buyer: 'the Licensee' },
};

/** What is sold or let: its kind, its address, and what the papers say of it. */
export const described = (
  { property, terms }: Pick<AgreementFacts, 'property' | 'terms'>,
  called: string,
): string => {
  const words = terms.schedule ? scheduleWords(terms.schedule) : '';
  return `${property}, at ${terms.address} (“${called}”).${words && ` ${words}`}`;
};
