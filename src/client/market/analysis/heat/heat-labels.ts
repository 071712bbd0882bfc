import { rateDigits } from '#client/market/analysis/labels.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import type { HeatStep } from './scale.ts';

/** "6,200 to 7,900". */
export const stepWords = ({ from, to }: HeatStep, listedin: ListedIn): string =>
  from === to
    ? rateDigits(from, listedin)
    : `${rateDigits(from, listedin)} to ${rateDigits(to, listedin)}`;
