import { toast } from 'sonner';
import { toggleFavourite } from './kept.ts';

/** Keeps a home or lets it go, says so, and offers the way back. */
export function pressHeart(id: number): void {
  if (toggleFavourite(id)) toast('Saved');
  else toast('No longer kept', { action: { label: 'Undo', onClick: () => toggleFavourite(id) } });
}
