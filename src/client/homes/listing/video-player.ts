import { playerUrl } from '#domain/homes/video-link.ts';
import words from '#messages/homes/video/index.ts';

/** How the player stands in a page. */
export const PLAYER = {
  className: 'aspect-video w-full rounded-card bg-sunk',
  attributes: (id: string) => ({
    src: playerUrl(id),
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // It refuses to play for a page that does not say where it is.
    referrerPolicy: 'strict-origin-when-cross-origin' as const,
  }),
};

/** Lets a press on each video of a page put the player in its place. */
export function playVideos(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-video]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const frame = document.createElement('iframe');
      Object.assign(frame, PLAYER.attributes(link.dataset.video ?? ''));
      frame.title = words.videoOfHome;
      frame.className = PLAYER.className;
      link.replaceWith(frame);
      frame.focus();
    });
  }
}
