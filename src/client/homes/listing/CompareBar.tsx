import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import words from '#messages/homes/cards/index.ts';
import shelf from '#messages/homes/shelf/index.ts';
import { $compared, setCompared } from './kept.ts';

/** The way to the comparison, once there is something in it; it floats above the page. */
export function CompareBar() {
  const up = useStore($compared);
  if (up.length === 0) return null;
  return (
    <div className="fixed inset-x-0 bottom-4 z-20 mx-auto flex w-fit items-center gap-1 rounded-full border border-line bg-raised p-1 shadow-float max-lg:bottom-18">
      <ButtonLink className="rounded-full" href={`/PropertyCampare?ids=${up.join(',')}`}>
        {shelf.compareChosen({ count: up.length })}
      </ButtonLink>
      <IconButton
        label={words.emptyComparison}
        icon={X}
        className="rounded-full"
        onClick={() => setCompared([])}
      />
    </div>
  );
}
