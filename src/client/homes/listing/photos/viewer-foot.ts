import type PhotoSwipe from 'photoswipe';
import words from '#messages/homes/pictures/index.ts';

export interface Slide {
  src: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  /** What is there already, shown until the large one has come. */
  msrc?: string;
  small: string;
  /** The room, or what its owner wrote. */
  label: string;
}

function thumb(slide: Slide, nth: number, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'viewer-thumb';
  const name = words.picture({ at: nth });
  button.setAttribute('aria-label', slide.label ? `${name}: ${slide.label}` : name);
  const picture = document.createElement('img');
  Object.assign(picture, { alt: '', loading: 'lazy', width: 64, height: 48 });
  picture.src = slide.small;
  button.append(picture);
  button.addEventListener('click', press);
  return button;
}

/** Below the picture: what it shows, and all of them small to choose from. */
export function drawFoot(foot: HTMLElement, viewer: PhotoSwipe, slides: readonly Slide[]): void {
  foot.classList.add('viewer-foot');
  const label = document.createElement('p');
  label.setAttribute('role', 'status');
  const strip = document.createElement('div');
  strip.className = 'viewer-thumbs';
  const thumbs = slides.map((slide, i) => thumb(slide, i + 1, () => viewer.goTo(i)));
  strip.append(...thumbs);
  foot.append(label);
  if (slides.length > 1) foot.append(strip);
  viewer.on('change', () => {
    const at = viewer.currIndex;
    // For who cannot see the counter the place is said with the room.
    const place = document.createElement('span');
    place.className = 'viewer-unseen';
    place.textContent = `${words.pictureOf({ at: at + 1, of: slides.length })} `;
    label.replaceChildren(place, slides[at]?.label || slides[at]?.alt || '');
    for (const [i, button] of thumbs.entries()) {
      if (i === at) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    const current = thumbs[at];
    if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - 64) / 2;
  });
}
