import { toast } from 'sonner';
import words from '#messages/homes/cards/index.ts';
import { toggleFavourite } from './kept.ts';

/** Keeps a home or lets it go, says so, and offers the way back. */
export function pressHeart(id: number): void {
  if (toggleFavourite(id)) toast(words.kept);
  else toast(words.notKept, { action: { label: words.undo, onClick: () => toggleFavourite(id) } });
}
