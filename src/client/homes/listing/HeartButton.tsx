import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import words from '#messages/homes/cards/index.ts';
import { $favoriteProperties } from './kept.ts';
import { pressHeart } from './press-heart.ts';

interface Props {
  id: number;
  title: string;
  className?: string;
}

/** Keeps a home, or lets it go. */
export function HeartButton({ id, title, className }: Props) {
  const isKept = useStore($favoriteProperties).includes(id);
  return (
    <button
      type="button"
      className={classes(
        'grid size-11 place-content-center rounded-full bg-raised text-ink aria-pressed:text-bad',
        className,
      )}
      aria-pressed={isKept}
      aria-label={words.save({ title })}
      onClick={() => pressHeart(id)}
    >
      <Heart aria-hidden="true" className="size-5 fill-transparent in-aria-pressed:fill-current" />
    </button>
  );
}
