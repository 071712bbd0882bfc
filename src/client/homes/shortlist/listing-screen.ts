import { $hasMyPlaces, rememberSeen } from '#client/homes/listing/kept.ts';
import { startGallery } from '#client/homes/listing/photos/start-gallery.ts';
import { startSharing } from '#client/homes/listing/share/start-sharing.ts';
import { trackView } from '#client/homes/listing/track-view.ts';
import { playVideos } from '#client/homes/listing/video-player.ts';
import { whenSeen } from '#client/lib/when-seen.ts';
import { showRecent } from './recent.ts';

/** Who has said where they work is shown the ways without touching: a sign of use wakes the island. */
function wakeMyPlaces(): void {
  const section = document.querySelector('[data-my-places]');
  if (!section || !$hasMyPlaces.get()) return;
  const use = () => section.dispatchEvent(new Event('pointerover', { bubbles: true }));
  whenSeen(section, use);
}

/** The listing page's own script: remembers the visit, shares, plays, opens pictures. */
export function listingScreen(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen);
  if (id) {
    showRecent(id);
    rememberSeen(id);
    trackView(id);
  }
  const panel = document.querySelector<HTMLElement>('[data-share-panel]');
  if (panel) startSharing(panel);
  playVideos();
  startGallery(document);
  wakeMyPlaces();
}
