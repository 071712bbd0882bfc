import { rateDigits, rateUnit } from '#client/market/analysis/labels.ts';
import type { Analysis } from '#client/market/analysis/use-analysis.ts';
import type { Filters } from '#client/market/analysis/use-filters.ts';
import type { Figures } from '#client/ui/charts/figures.ts';
import words from '#messages/market/analysis/index.ts';

type Line = NonNullable<Analysis['heat']['answer']>['data']['localities'][number];

/** Between the quartiles, in one column. */
const half = (listedin: Filters['listedin']) => ({
  key: 'half',
  head: words.halfBetween,
  numeric: true,
  value: ({ pricePerSqft: { low, high } }: Line) =>
    low === null || high === null
      ? null
      : words.between({ low: rateDigits(low, listedin), high: rateDigits(high, listedin) }),
});

interface Choice {
  localities: readonly Line[];
  listedin: Filters['listedin'];
  isFull: boolean;
  chosen: string | undefined;
  onChoose: (slug: string) => void;
}

/** The map's figures, the dearest locality first; a name narrows the analysis to it. */
export function heatTable({
  localities,
  listedin,
  isFull,
  chosen,
  onChoose,
}: Choice): Figures<Line> {
  const rate = (key: 'median' | 'low' | 'high', head: string) => ({
    key,
    head: `${head}, ${rateUnit(listedin)}`,
    numeric: true,
    value: ({ pricePerSqft }: Line) => pricePerSqft[key],
    show: ({ pricePerSqft: { [key]: value } }: Line) =>
      value === null ? words.tooFew : rateDigits(value, listedin),
  });
  return {
    caption: words.heat,
    rowKey: ({ slug }) => slug,
    rows: [...localities].sort(
      (a, b) => (b.pricePerSqft.median ?? 0) - (a.pricePerSqft.median ?? 0),
    ),
    columns: [
      {
        key: 'name',
        head: words.locality,
        value: ({ name }) => name,
        show: ({ slug, name }) => (
          <button
            type="button"
            className="link min-h-11 text-left"
            aria-pressed={slug === chosen}
            onClick={() => onChoose(slug === chosen ? '' : slug)}
          >
            {name}
          </button>
        ),
      },
      rate('median', words.median),
      ...(isFull
        ? [
            { ...rate('low', words.lowerQuartile), only: 'file' as const },
            { ...rate('high', words.upperQuartile), only: 'file' as const },
            { ...half(listedin), only: 'screen' as const },
          ]
        : []),
      { key: 'n', head: 'n', numeric: true, value: ({ pricePerSqft: { n } }) => n },
    ],
  };
}
