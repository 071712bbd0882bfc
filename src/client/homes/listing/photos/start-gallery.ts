import words from '#messages/homes/gallery/index.ts';

/** Whether a click means to open a link elsewhere. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** What a press of a link shows: its own group of pictures, from which on. */
function pressed(target: Element): { links: HTMLAnchorElement[]; at: number } | undefined {
  const group = target.closest('[data-gallery]');
  const link = target.closest<HTMLAnchorElement>('a[data-photo]');
  if (!group || !(link || target.closest('[data-all-photos]'))) return undefined;
  const links = [...group.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  return { links, at: link ? links.indexOf(link) : 0 };
}

/** Says on a phone which of the photos is in view. */
function countWhileSwiping(gallery: Element): void {
  const strip = gallery.querySelector('ul');
  const count = gallery.querySelector('[data-gallery-count]');
  if (!strip || !count || strip.children.length < 2) return;
  strip.addEventListener(
    'scroll',
    () => {
      const width = strip.firstElementChild?.clientWidth || 1;
      const at = Math.min(strip.children.length, Math.round(strip.scrollLeft / width) + 1);
      count.textContent = words.placeOf({ at, of: strip.children.length });
    },
    { passive: true },
  );
}

/**
 * Opens pressed pictures in a viewer, whose code and style come with the first touch. Returns what
 * undoes it.
 */
export function startGallery(root: ParentNode & EventTarget): () => void {
  for (const gallery of root.querySelectorAll('[data-gallery]')) countWhileSwiping(gallery);
  const fetchAhead = (event: Event) => {
    if (event.target instanceof Element && pressed(event.target)) void import('./viewer.ts');
  };
  const open = (event: Event) => {
    if (!(event instanceof MouseEvent) || isElsewhere(event)) return;
    if (!(event.target instanceof Element)) return;
    const shown = pressed(event.target);
    const link = event.target.closest('a');
    if (!shown || !link) return;
    event.preventDefault();
    link.focus();
    import('./viewer.ts')
      .then(({ openViewer }) => openViewer(shown.links, shown.at))
      // Without the viewer the page of all pictures still answers.
      .catch(() => location.assign(link.href));
  };
  root.addEventListener('pointerdown', fetchAhead, { passive: true });
  root.addEventListener('click', open);
  return () => {
    root.removeEventListener('pointerdown', fetchAhead);
    root.removeEventListener('click', open);
  };
}
