import { CATEGORY_OF, type ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/homes/plain-words/index.ts';
import type { Gathered } from './gather.ts';
import type { Filters } from './meaning.ts';
import type { SearchQuery } from './query.ts';
import type { Sentence } from './sentence.ts';

/** A sale in Pune starts well above any monthly rent. */
const HIGHEST_RENT = 500_000;

/** Said of homes to rent only. */
const OF_RENT = [
  'tenants',
  'pets',
  'food',
  'maxDeposit',
  'availableBy',
] as const satisfies (keyof Filters)[];

function byPrice({ minPrice, maxPrice }: SearchQuery): ListedIn | undefined {
  const price = maxPrice ?? minPrice;
  if (price === undefined) return undefined;
  return price <= HIGHEST_RENT ? 'rent' : 'sell';
}

/** Whoever names the furniture rents; families buy, too. */
function byManner(query: SearchQuery, isLand: boolean): ListedIn | undefined {
  const isOfRent = OF_RENT.some((name) => name !== 'tenants' && query[name] !== undefined);
  const toShare = query.tenants?.some((who) => who !== 'family');
  return isOfRent || toShare || (!isLand && query.furnishing) ? 'rent' : undefined;
}

const landIsSold = () => ({ about: words.landToRent, text: words.landIsSold });

/** Rent or sale where it is not said, and what follows of it. */
export function infer(
  sentence: Sentence,
  { query, answers, sources }: Gathered,
  today: string,
): void {
  const [kind] = query.subcategory ?? [];
  const category = kind ? CATEGORY_OF[kind] : query.category;
  if (kind) delete query.category;
  const isLand = category === 'Land';
  const listedIn = query.listedIn ?? byPrice(query) ?? byManner(query, isLand);
  if (listedIn) query.listedIn = listedIn;
  if (isLand && query.listedIn === 'rent') {
    if (sources.has('listedIn')) answers.push(landIsSold());
    query.listedIn = 'sell';
  }
  const drop = (name: keyof Filters) => {
    delete query[name];
    for (const finding of sources.get(name) ?? []) {
      if (sentence.findings.includes(finding)) sentence.giveBack(finding);
    }
  };
  if (query.listedIn === 'rent') return;
  // To a buyer "immediately" is a home that is ready; one that is free on a later day is not.
  if (query.availableBy && query.availableBy <= today && !query.possession) {
    query.possession = ['Ready To Move'];
    delete query.availableBy;
  }
  for (const name of OF_RENT) if (query[name] !== undefined) drop(name);
}
