import { $recentlyViewed } from '#client/homes/listing/kept.ts';
import { showKept } from '#client/homes/listing/show-kept.ts';
import { whenSeen } from '#client/lib/when-seen.ts';
import addresses from '#messages/lib/addresses/index.ts';

/** Fills the "Recently viewed" row, once it comes near, with what this device remembers. */
export function showRecent(except: number): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  const row = section?.querySelector('ul');
  const ids = $recentlyViewed.get().filter((id) => id !== except);
  if (!section || !row || ids.length === 0) return;
  section.hidden = false;
  whenSeen(section, async () => {
    const response = await fetch(
      `${addresses.start}/fragments/cards?ids=${ids.slice(0, 8).join(',')}`,
    );
    if (!response.ok) return;
    row.innerHTML = await response.text();
    section.hidden = row.childElementCount === 0;
    showKept();
  });
}
