/** Cards mark their home on the map while they are pointed at. */
export function linkToCards(highlight: (id: number | undefined) => void): void {
  const hovered = (event: Event) => {
    const card =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-listing]') : null;
    highlight(card ? Number(card.dataset.listing) : undefined);
  };
  document.addEventListener('pointerover', hovered);
  document.addEventListener('focusin', hovered);
}

/** A home pointed at on the map has its card ringed. */
export function ring(id: number | undefined): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-listing]')) {
    card.style.outline = Number(card.dataset.listing) === id ? '3px solid var(--brand)' : '';
  }
}
