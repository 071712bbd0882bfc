import PhotoSwipe from 'photoswipe';
import { loadStyle } from '#client/lib/load-style.ts';
import words from '#messages/homes/pictures/index.ts';
import styleAddress from './viewer.css?url';
import { drawFoot, type Slide } from './viewer-foot.ts';

const ZOOM_MS = 160;
/** Room for the buttons above, the label and the small pictures below. */
const HEAD = 56;
const FOOT = { withThumbs: 132, withLabel: 60 };
/** Lower than this there is no room for small pictures. */
const LOW = 520;

function slideOf(link: HTMLAnchorElement): Slide {
  const { photo = '', photoSet = '', photoWidth, photoHeight, photoLabel = '' } = link.dataset;
  const picture = link.querySelector('img');
  return {
    src: photo,
    srcset: photoSet,
    width: Number(photoWidth),
    height: Number(photoHeight),
    alt: picture?.alt ?? photoLabel,
    ...(picture?.currentSrc && { msrc: picture.currentSrc }),
    small: photo.replace(/-1600(?=\.webp$)/, '-400'),
    label: photoLabel,
  };
}

/** The browser's way back closes the viewer and stays on the page. */
function closeByGoingBack(viewer: PhotoSwipe): void {
  let isOurs = true;
  const back = () => {
    isOurs = false;
    viewer.close();
  };
  history.pushState(history.state, '');
  addEventListener('popstate', back);
  viewer.on('destroy', () => {
    removeEventListener('popstate', back);
    if (isOurs) history.back();
  });
}

/** Pressed twice while it comes over a slow line, it opens once. */
let isOpen = false;

/** All pictures of a group over the whole screen, from one of them on. */
export async function openViewer(links: HTMLAnchorElement[], at: number): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await loadStyle(styleAddress);
  } catch (error) {
    isOpen = false;
    throw error;
  }
  const slides = links.map(slideOf);
  const hasMany = slides.length > 1;
  const viewer = new PhotoSwipe({
    dataSource: slides,
    index: at,
    loop: false,
    bgOpacity: 1,
    // While it fades in it hears no key and cannot be closed: what was pressed then would be lost.
    showHideAnimationType: 'none',
    zoomAnimationDuration: ZOOM_MS,
    bgClickAction: 'toggle-controls',
    paddingFn: ({ y }) => ({
      top: HEAD,
      bottom: hasMany && y > LOW ? FOOT.withThumbs : FOOT.withLabel,
      left: 0,
      right: 0,
    }),
    indexIndicatorSep: words.of,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.notLoaded,
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'foot',
      order: 20,
      appendTo: 'root',
      onInit: (foot) => drawFoot(foot, viewer, slides),
    });
  });
  viewer.on('initialLayout', () => {
    viewer.element?.setAttribute('aria-label', words.ofThisHome);
    viewer.element?.setAttribute('aria-modal', 'true');
  });
  viewer.on('destroy', () => {
    isOpen = false;
  });
  closeByGoingBack(viewer);
  viewer.init();
}
