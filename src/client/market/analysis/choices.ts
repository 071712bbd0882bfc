import { MARKET_KINDS } from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';
import { kindLabel } from './labels.ts';

export const offerChoices = () => [
  { value: 'sell', label: words.forSale },
  { value: 'rent', label: words.forRent },
];

export const kindChoices = () =>
  MARKET_KINDS.map((kind) => ({ value: kind, label: kindLabel(kind) }));
