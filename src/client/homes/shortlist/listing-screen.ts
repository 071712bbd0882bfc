import { rememberSeen } from '#client/homes/listing/kept.ts';
import { trackView } from '#client/homes/listing/track-view.ts';
import { playVideos } from '#client/homes/listing/video-player.ts';
import { showToast } from '#client/lib/toast.ts';
import { showRecent } from './recent.ts';

async function share(): Promise<void> {
  const { href } = location;
  if (navigator.share) return navigator.share({ title: document.title, url: href });
  await navigator.clipboard.writeText(href);
  showToast('Link copied');
}

/** The listing page's own script: remembers the visit, shares, plays, counts pictures. */
export function listingScreen(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen);
  if (id) {
    showRecent(id);
    rememberSeen(id);
    trackView(id);
  }
  document.querySelector('[data-share]')?.addEventListener('click', () => {
    // Closing the system's sheet rejects; that is an answer, not an error.
    share().catch(() => undefined);
  });
  playVideos();
  const strip = document.querySelector('[data-gallery] ul');
  const count = document.querySelector('[data-gallery-count]');
  strip?.addEventListener(
    'scroll',
    () => {
      const width = strip.firstElementChild?.clientWidth ?? 1;
      const at = Math.min(strip.children.length, Math.round(strip.scrollLeft / width) + 1);
      if (count) count.textContent = `${at} of ${strip.children.length}`;
    },
    { passive: true },
  );
}
