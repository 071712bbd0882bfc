import type { ReactNode } from 'react';
import { GRANT_NAMES, validityInWords } from '#client/money/prices/price-labels.ts';
import { Section } from '#client/ui/Section.tsx';
import type { WirePriceItem } from '#contract/money/prices.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { FREE_PACKAGE, GRANT_KINDS } from '#domain/money/purpose.ts';
import words from '#messages/money/buying/index.ts';

interface Line {
  head: string;
  of: (item: WirePriceItem) => ReactNode;
}

const NONE = <span className="text-muted">–</span>;

/** Only what at least one of them gives. */
function linesOf(items: readonly WirePriceItem[]): Line[] {
  const grants = GRANT_KINDS.filter((kind) => items.some((item) => item.grants[kind]));
  return [
    {
      head: words.pricePlusGst,
      of: ({ code, price }) => <b>{code === FREE_PACKAGE ? words.free : formatRupees(price)}</b>,
    },
    { head: words.lasts, of: ({ validityDays }) => validityInWords(validityDays) ?? words.good },
    ...grants.map((kind) => ({
      head: GRANT_NAMES[kind],
      of: ({ grants: { [kind]: count } }: WirePriceItem) =>
        count ? (kind === 'analysis' ? words.yes : count) : NONE,
    })),
  ];
}

/** Packages or plans side by side: what one gives and another does not. */
export function Differences({ items }: { items: readonly WirePriceItem[] }) {
  if (items.length < 2) return null;
  return (
    <Section title={words.sideSide} titleId="differences" className="grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide one is scrolled by keyboard too */}
      <div className="card overflow-x-auto" tabIndex={0}>
        <table className="tabular w-full text-left">
          <caption className="sr-only">{words.whatEachGives}</caption>
          <thead className="border-b border-line text-sm">
            <tr>
              <td className="px-4 py-3" />
              {items.map(({ id, name }) => (
                <th key={id} scope="col" className="px-4 py-3 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {linesOf(items).map(({ head, of }) => (
              <tr key={head}>
                <th scope="row" className="px-4 py-3 font-normal text-muted">
                  {head}
                </th>
                {items.map((item) => (
                  <td key={item.id} className="px-4 py-3 text-right whitespace-nowrap">
                    {of(item)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
