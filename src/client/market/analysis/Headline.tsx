import { Stat } from '#client/ui/Stat.tsx';
import { formatSqft } from '#domain/homes/area.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import words from '#messages/market/analysis/index.ts';
import { rateUnit, rateWords } from './labels.ts';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';

interface Range {
  n: number;
  min: number | null;
  max: number | null;
}

interface Props {
  range: NonNullable<Analysis['range']['answer']>['data'];
  listedin: Filters['listedin'];
}

/** The middle price, price by the square foot and area of what is chosen, each with its n. */
export function Headline({ range: { pricePerSqft, price, area }, listedin }: Props) {
  const n = groupDigits(pricePerSqft.n);
  const { low, high } = pricePerSqft;
  const money = (rupees: number | null) => rupees && formatPriceShort(rupees);
  const sqft = (size: number | null) => size && formatSqft(size);
  const span = ({ n, min, max }: Range, show: typeof money) => {
    const [least, most] = [show(min), show(max)];
    const known = groupDigits(n);
    return least && most ? words.fromTo({ n: known, min: least, max: most }) : `n = ${known}`;
  };
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Stat
        label={words.medianAsking({ unit: rateUnit(listedin) })}
        value={
          pricePerSqft.median === null ? words.tooFew : rateWords(pricePerSqft.median, listedin)
        }
        hint={
          low !== null && high !== null
            ? words.halfLie({ n, low: rateWords(low, listedin), high: rateWords(high, listedin) })
            : `n = ${n}`
        }
      />
      <Stat
        label={listedin === 'rent' ? words.medianAskingRent : words.medianAskingPrice}
        value={money(price.median) || words.tooFew}
        hint={span(price, money)}
      />
      <Stat
        label={words.medianArea}
        value={sqft(area.median) || words.tooFew}
        hint={span(area, sqft)}
      />
    </div>
  );
}
