import { Heart } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { pressHeart } from './press-heart.ts';
import { useFavourites } from './use-kept.ts';

/** The heart as a button with words. */
export function KeepButton({ id }: { id: number }) {
  const isKept = useFavourites().includes(id);
  return (
    <Button
      variant="quiet"
      icon={Heart}
      className={isKept ? '[&>svg]:fill-current [&>svg]:text-bad' : undefined}
      onClick={() => pressHeart(id)}
    >
      {isKept ? 'Kept' : 'Keep'}
    </Button>
  );
}
