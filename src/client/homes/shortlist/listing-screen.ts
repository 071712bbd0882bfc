import { rememberSeen } from '#client/homes/listing/kept.ts';
import { startGallery } from '#client/homes/listing/photos/start-gallery.ts';
import { startSharing } from '#client/homes/listing/share/start-sharing.ts';
import { trackView } from '#client/homes/listing/track-view.ts';
import { playVideos } from '#client/homes/listing/video-player.ts';
import { showRecent } from './recent.ts';

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
}
