import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';

interface Props {
  paise: number;
  /** "₹ 85,00,000" instead of "₹ 85 Lakh". */
  full?: boolean;
}

/** An amount; said short it still tells the full figure on hover and to a screen reader. */
export function Money({ paise, full = false }: Props) {
  const figure = formatRupees(paise / 100);
  const said = full ? figure : formatPriceShort(paise / 100);
  if (said === figure) return <span className="tabular whitespace-nowrap">{figure}</span>;
  return (
    <span className="tabular whitespace-nowrap" title={figure}>
      <span aria-hidden="true">{said}</span>
      <span className="sr-only">{figure}</span>
    </span>
  );
}
