import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from './classes.ts';

export interface MenuItem {
  label: string;
  /** What is shown of it, where that is no text. */
  shown?: ReactElement;
  /** Where it is not the page's. */
  lang?: string;
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface Props {
  /** The button that opens it: an IconButton or a Button. */
  trigger: ReactElement;
  /** Groups are set apart by a line. */
  groups: readonly (readonly MenuItem[])[];
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-brand-soft';

function Item({ label, shown, lang, icon: Icon, onSelect, danger, disabled }: MenuItem) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={classes(ITEM, danger && 'font-semibold text-bad')}
    >
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {lang ? <span lang={lang}>{shown ?? label}</span> : (shown ?? label)}
    </Base.Item>
  );
}

/** Actions behind a button: `<Menu trigger={<IconButton label="More" icon={Ellipsis} />} groups={…} />`. */
export function Menu({ trigger, groups }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-50 outline-none">
          <Base.Popup className="card max-h-(--available-height) min-w-48 overflow-y-auto py-1 shadow-float outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {groups.map((items) => (
              <Base.Group
                key={items[0]?.label}
                className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
              >
                {items.map((item) => (
                  <Item key={item.label} {...item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
