import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/lib/session-context.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SIDEBAR } from '#domain/sidebar.ts';
import { RailItem } from './RailItem.tsx';

const ITEM =
  'grid min-h-14 w-full place-items-center content-center gap-0.5 px-1 text-center text-xs leading-tight no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand';
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium no-underline hover:bg-sunk aria-[current=page]:bg-brand-soft';
const SHOWN = 4;

/** The same pages along the foot of a phone: the first four, the rest behind More. */
export function BottomBar() {
  const { userRole } = useSession();
  const [open, setOpen] = useState(false);
  const items = SIDEBAR[userRole];
  const [shown, rest] = items.length <= SHOWN + 1 ? [items, []] : [items.slice(0, SHOWN), items];
  return (
    <nav
      aria-label="Your pages"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {shown.map((item) => (
          <li key={item.to}>
            <RailItem item={item} className={ITEM} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              className={ITEM}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Menu aria-hidden="true" className="size-5" />
              <span>More</span>
            </button>
          </li>
        )}
      </ul>
      <Dialog open={open} title="Your pages" onClose={() => setOpen(false)}>
        <ul className="grid gap-0.5">
          {rest.map((item) => (
            <li key={item.to}>
              <RailItem item={item} className={ROW} onChosen={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}
