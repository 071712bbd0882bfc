import { classes } from '#client/ui/classes.ts';
import type { WirePriceItem } from '#contract/money/prices.ts';
import { formatRupees } from '#domain/lib/money.ts';
import words from '#messages/money/checkout/index.ts';

interface Props {
  label: string;
  items: readonly WirePriceItem[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** One of several sizes of the same. */
export function ItemChoice({ label, items, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      {items.map(({ id, name, description, price }) => (
        <label
          key={id}
          className={classes(
            'card grid cursor-pointer content-start gap-1 p-4 has-focus-visible:outline-3 has-focus-visible:outline-brand',
            id === chosen && 'border-brand bg-brand-soft',
          )}
        >
          <span className="flex items-center gap-2 font-semibold">
            <input
              type="radio"
              name="item"
              className="size-4 accent-brand"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {name}
          </span>
          <span className="tabular text-lg font-bold">
            {formatRupees(price)}{' '}
            <span className="text-sm font-normal text-muted">{words.plusGst}</span>
          </span>
          <span className="text-sm text-muted">{description}</span>
        </label>
      ))}
    </fieldset>
  );
}
