import {
  type CheckResult,
  TITLE_ITEMS,
  TITLE_LABEL,
  type TitleItem,
} from '#domain/professionals/title-check.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import type { TitleReportFacts } from '#server/professionals/lawyers/index.ts';
import { ADDRESS, CLIENT, SPECIMEN_DAY, signatory, TITLE } from './invented.ts';

const FOUND: Record<TitleItem, { result: CheckResult; note: string }> = {
  sevenTwelve: {
    result: 'fine',
    note: 'The property card names the society as holder, after its conveyance.',
  },
  chain: {
    result: 'fine',
    note: 'Four registered deeds over 32 years, each seller the buyer of the one before.',
  },
  encumbrance: {
    result: 'problem',
    note: 'A mortgage to a bank is registered. The loan is said to be repaid, yet no release is on record: ask for the bank’s letter and a registered release before the balance is paid.',
  },
  sanction: {
    result: 'fine',
    note: 'The plan and the commencement certificate cover the fifth floor.',
  },
  occupancy: { result: 'fine', note: 'A completion certificate for the whole building was seen.' },
  society: {
    result: 'fine',
    note: 'The share certificate is in the seller’s name; the society does not object.',
  },
  tax: { result: 'fine', note: 'Paid up to the half-year that ended before this report.' },
  rera: {
    result: 'not-applicable',
    note: 'The building was completed before registration was asked for.',
  },
  litigation: { result: 'fine', note: 'No case was found in the searches made.' },
  powers: { result: 'not-applicable', note: 'The seller signs in person.' },
};

const OPINION =
  'The title may be accepted once the mortgage named below is released on record. Until then pay no more than the token.\nA client gets one such report, with what was found at each point, and newer versions of it while the work goes on.';

/** The search of an invented title, with a problem in it, since that is what one hires a lawyer for. */
export const titleReportFacts = (): TitleReportFacts => ({
  client: CLIENT,
  language: FIRST_LANGUAGE,
  lawyer: signatory('lawyer'),
  property: { title: TITLE, address: ADDRESS, place: null },
  points: TITLE_ITEMS.map((item) => ({
    item,
    label: TITLE_LABEL[item],
    ...FOUND[item],
    at: SPECIMEN_DAY.toISOString(),
  })),
  opinion: OPINION,
  issuedAt: SPECIMEN_DAY,
});
