import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';
import words from '#messages/homes/my-map/index.ts';

interface Props {
  count: number;
  /** On a phone; on a desk it always is. */
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The list beside the map; on a phone a sheet over its foot that opens and closes. */
export function PlacesList({ count, isOpen, onToggle, children }: Props) {
  return (
    <section
      aria-label={words.placesOnMap}
      className="z-10 flex flex-col border-line bg-raised max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[75%] max-lg:rounded-t-card max-lg:border-t max-lg:shadow-float lg:w-88 lg:shrink-0 lg:border-l"
    >
      <button
        type="button"
        className="flex min-h-12 items-center justify-between px-4 font-semibold lg:hidden"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {words.places({ count })}
        <ChevronUp aria-hidden="true" className={classes('size-5', isOpen && 'rotate-180')} />
      </button>
      <div className={classes('min-h-0 flex-1 overflow-y-auto', !isOpen && 'max-lg:hidden')}>
        {children}
      </div>
    </section>
  );
}
