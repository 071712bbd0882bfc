import { formatPriceShort, formatRupees, type Rupees } from '#domain/lib/money.ts';

interface Props {
  rupees: Rupees;
  /** "₹ 85,00,000" instead of "₹ 85 Lakh". */
  full?: boolean;
}

/** An amount; said short it still tells the full figure on hover and to a screen reader. */
export function Money({ rupees, full = false }: Props) {
  const figure = formatRupees(rupees);
  const said = full ? figure : formatPriceShort(rupees);
  if (said === figure) return <span className="tabular whitespace-nowrap">{figure}</span>;
  return (
    <span className="tabular whitespace-nowrap" title={figure}>
      <span aria-hidden="true">{said}</span>
      <span className="sr-only">{figure}</span>
    </span>
  );
}
