import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import words from '#messages/homes/shortlist/index.ts';
import { $favoriteProperties } from './kept.ts';
import { pressHeart } from './press-heart.ts';

/** The heart as a button with words. */
export function KeepButton({ id }: { id: number }) {
  const isKept = useStore($favoriteProperties).includes(id);
  return (
    <Button
      variant="quiet"
      icon={Heart}
      className={isKept ? '[&>svg]:fill-current [&>svg]:text-bad' : undefined}
      onClick={() => pressHeart(id)}
    >
      {isKept ? words.saved : words.save}
    </Button>
  );
}
