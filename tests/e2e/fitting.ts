import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** The narrowest screen that WCAG names, text at twice its size on a desk, a tablet, and a wide desk. */
const WIDTHS = [320, 640, 768, 1920] as const;

/** What leaves the box it stands in, or the page. What scrolls by itself or is a drawing is left out. */
function misfits(): string[] {
  const page = document.documentElement.clientWidth;
  const scrolls = (from: Element) => {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Words for screen readers alone have a dot for a box.
    element.getBoundingClientRect().width > 1 &&
    !element.closest('.sr-only, svg, .leaflet-container, script, style, option');
  const boxesOf = (element: Element) => {
    let block: Element = element;
    while (getComputedStyle(block).display === 'inline' && block.parentElement)
      block = block.parentElement;
    return [block, element.closest('.card, .button, .chip, td, th')].flatMap((box) =>
      box ? [box.getBoundingClientRect()] : [],
    );
  };
  const found = page < document.documentElement.scrollWidth ? ['the page scrolls sideways'] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!text.nodeValue?.trim() || !parentElement || !isShown(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (lines.length === 0 || scrolls(parentElement)) continue;
    const left = Math.max(0, ...boxesOf(parentElement).map((box) => box.left)) - 1.5;
    const right = Math.min(page, ...boxesOf(parentElement).map((box) => box.right)) + 1.5;
    if (lines.some((line) => line.left < left || line.right > right))
      found.push(`"${text.nodeValue.trim().slice(0, 40)}" leaves its box`);
  }
  return found;
}

/** At no width anything is cut, covered by what is beside it, or wider than the screen. */
export async function expectFits(page: Page, height = 844): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    // A map or a chart may be drawing itself anew.
    await expect.poll(() => page.evaluate(misfits), `${width} px wide`).toEqual([]);
  }
}
