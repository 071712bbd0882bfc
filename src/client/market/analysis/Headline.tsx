import { Stat } from '#client/ui/Stat.tsx';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { rateUnit, rateWords } from './labels.ts';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';

const TOO_FEW = 'Too few';

interface Props {
  range: NonNullable<Analysis['range']['answer']>['data'];
  listedin: Filters['listedin'];
}

/** The middle price, price by the square foot and area of what is chosen, each with its n. */
export function Headline({ range: { pricePerSqft, price, area }, listedin }: Props) {
  const quartiles =
    pricePerSqft.low !== null && pricePerSqft.high !== null
      ? `; half lie between ${rateWords(pricePerSqft.low, listedin)} and ${rateWords(pricePerSqft.high, listedin)}`
      : '';
  const perMonth = listedin === 'rent' ? ' a month' : '';
  const span = (min: string | null, max: string | null) =>
    min !== null && max !== null ? `; from ${min} to ${max}` : '';
  const money = (rupees: number | null) => rupees && formatPriceShort(rupees);
  const sqft = (size: number | null) => size && `${groupDigits(size)} sq ft`;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Stat
        label={`Median asking, ${rateUnit(listedin)}`}
        value={pricePerSqft.median === null ? TOO_FEW : rateWords(pricePerSqft.median, listedin)}
        hint={`n = ${groupDigits(pricePerSqft.n)}${quartiles}`}
      />
      <Stat
        label={`Median asking ${listedin === 'rent' ? 'rent' : 'price'}${perMonth}`}
        value={money(price.median) || TOO_FEW}
        hint={`n = ${groupDigits(price.n)}${span(money(price.min) || null, money(price.max) || null)}`}
      />
      <Stat
        label="Median area"
        value={sqft(area.median) || TOO_FEW}
        hint={`n = ${groupDigits(area.n)}${span(sqft(area.min) || null, sqft(area.max) || null)}`}
      />
    </div>
  );
}
