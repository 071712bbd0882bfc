/**
 * Every figure that the rules and the contract know by name, said once more as it was agreed: a
 * changed constant has to be changed here too, with a reason. "Section" is the specification's,
 * "decision" the record's; where neither speaks the figure is the product's own.
 */
import { ADS } from './figures/ads.ts';
import { DEALS } from './figures/deals.ts';
import { HOMES } from './figures/homes.ts';
import { MONEY } from './figures/money.ts';
import { PEOPLE } from './figures/people.ts';
import { SPECIFIED } from './figures/specified.ts';
import { LENGTHS, WIRE } from './figures/wire.ts';
import { MARKET, PROFESSIONALS, TALK } from './figures/work.ts';

export const EXPECTED_FIGURES = {
  ...{ ...SPECIFIED, ...LENGTHS, ...WIRE, ...PEOPLE, ...HOMES, ...DEALS },
  ...{ ...MONEY, ...PROFESSIONALS, ...TALK, ...MARKET, ...ADS },
} as const;
