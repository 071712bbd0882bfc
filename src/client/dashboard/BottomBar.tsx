import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import words from '#messages/people/shell/index.ts';
import { RailItem } from './RailItem.tsx';
import { useRail } from './use-rail.ts';
import { useWaiting } from './use-waiting.ts';

const ITEM =
  'grid min-h-14 w-full place-items-center content-center gap-0.5 px-1 text-center text-xs leading-tight no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand';
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium no-underline hover:bg-sunk aria-[current=page]:bg-brand-soft';
const SHOWN = 4;

/** The same pages along the foot of a phone: the first four, the rest behind More. */
export function BottomBar() {
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  const items = useRail();
  const [shown, rest] = items.length <= SHOWN + 1 ? [items, []] : [items.slice(0, SHOWN), items];
  const isMoreWaiting = items.slice(shown.length).some(({ to }) => waiting(to) > 0);
  return (
    <nav
      aria-label={words.yourPages}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {shown.map((item) => (
          <li key={item.to}>
            <RailItem item={item} className={ITEM} waiting={waiting(item.to)} countAt="icon" />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              className={ITEM}
              aria-haspopup="dialog"
              title={isMoreWaiting ? words.somethingToDo : undefined}
              onClick={() => setOpen(true)}
            >
              <span className="relative">
                <Menu aria-hidden="true" className="size-5" />
                {isMoreWaiting && (
                  <span
                    aria-hidden="true"
                    className="absolute -right-1.5 -top-1 size-2.5 rounded-full bg-bad"
                  />
                )}
              </span>
              <span>{words.more}</span>
            </button>
          </li>
        )}
      </ul>
      <Dialog open={open} title={words.yourPages} onClose={() => setOpen(false)}>
        <ul className="grid gap-0.5">
          {rest.map((item) => (
            <li key={item.to}>
              <RailItem
                item={item}
                className={ROW}
                waiting={waiting(item.to)}
                onChosen={() => setOpen(false)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}
