import words from '#messages/people/shell/index.ts';
import { RailItem } from './RailItem.tsx';
import { useRail } from './use-rail.ts';
import { useWaiting } from './use-waiting.ts';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium no-underline hover:bg-sunk aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong';

/** The caller's pages down the left side of a desk. */
export function Rail() {
  const waiting = useWaiting();
  return (
    <nav aria-label={words.yourPages} className="hidden w-60 shrink-0 lg:block print:hidden">
      <ul className="sticky top-16 grid max-h-[calc(100dvh-4rem)] gap-0.5 overflow-y-auto py-6">
        {useRail().map((item) => (
          <li key={item.to}>
            <RailItem item={item} className={ITEM} waiting={waiting(item.to)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
