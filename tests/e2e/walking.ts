import type { Page } from '@playwright/test';
import { patience } from '#tests/patience.ts';

/** Where the keyboard is: what of it is seen, or why that is not enough. Nothing at the page's end. */
function atFocus(): { at: string; wrong: string | undefined } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A button for screen readers stands in a label that is seen.
  const seen = (focused.matches('.sr-only') && focused.closest('label')) || focused;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const name = focused.getAttribute('aria-label') ?? seen.textContent ?? '';
  const at = `${focused.tagName} ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)} ${(focused as HTMLInputElement).name ?? ''}`;
  const rings = [focused, seen].filter((one) => !one.matches('.sr-only'));
  const isRinged = rings.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const points = [0.5, 0.15, 0.85].flatMap((x) =>
    [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y] as const),
  );
  const open = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (seen.contains(hit) || (hit.contains(seen) && !hit.matches('.contact-bar')));
  });
  if (!isRinged) return { at, wrong: `${at}: nothing shows the focus` };
  // Half of it: what is large reaches beyond any screen.
  const isSeen = open.length * 2 >= points.length || height > innerHeight / 2;
  return { at, wrong: isSeen ? undefined : `${at}: covered or out of sight` };
}

/** Where the keyboard has come to; the page may still be moving what it brings into sight. */
async function atRestOn(page: Page) {
  const until = Date.now() + patience(1);
  let now = await page.evaluate(atFocus);
  while (now?.wrong && Date.now() < until) now = await page.evaluate(atFocus);
  return now;
}

/**
 * Walks on by a key until the page ends, or as many steps as are named, and says where the focus could
 * not be seen.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = 400) {
  const wrong: string[] = [];
  const passed: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    const now = await atRestOn(page);
    if (!now) break;
    passed.push(now.at);
    if (now.wrong) wrong.push(now.wrong);
  }
  return { wrong, passed };
}
