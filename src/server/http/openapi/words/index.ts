import { DEALS } from './deals.ts';
import { EVERY_CALL } from './every-call.ts';
import { HOMES } from './homes.ts';
import { MARKET } from './market.ts';
import { MONEY } from './money.ts';
import { OPERATIONS } from './operations.ts';
import { PEOPLE } from './people.ts';
import { PROFESSIONALS } from './professionals.ts';
import { SEARCHES } from './searches.ts';

/** The tables; a name stands in one of them. */
export const WORDS_BY_AREA = [
  EVERY_CALL,
  PEOPLE,
  OPERATIONS,
  HOMES,
  SEARCHES,
  DEALS,
  MONEY,
  PROFESSIONALS,
  MARKET,
];

/** What a field of a name means, or, by `parent.name`, within a parent. */
export const WORDS: Readonly<Record<string, string>> = Object.assign({}, ...WORDS_BY_AREA);
