import { call } from '#client/lib/api.ts';
import { findByFavourite } from '#contract/homes/favourites.ts';

/** Writes into a comparison what its reader noted on those of the homes they keep. */
export async function showNotes(userId: number): Promise<void> {
  const row = document.querySelector<HTMLElement>('[data-my-notes]');
  if (!row) return;
  try {
    const { data } = await call(findByFavourite, { params: { id: userId } });
    for (const { propertydata, note } of data) {
      const cell = row.querySelector(`[data-note-of="${propertydata.id}"]`);
      if (!cell || !note) continue;
      cell.textContent = note;
      row.hidden = false;
    }
  } catch (error) {
    console.warn('Notes could not be fetched', error);
  }
}
