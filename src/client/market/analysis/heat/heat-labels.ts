import { rateDigits } from '#client/market/analysis/labels.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/market/analysis/index.ts';
import type { HeatStep } from './scale.ts';

/** "6,200 to 7,900". */
export const stepWords = ({ from, to }: HeatStep, listedin: ListedIn): string =>
  from === to
    ? rateDigits(from, listedin)
    : words.range({ low: rateDigits(from, listedin), high: rateDigits(to, listedin) });
