import type { ClientDirective } from 'astro';
import { keepFirstTouch } from './first-touch.ts';

const EVENTS = ['focusin', 'pointerover', 'touchstart', 'click'] as const;

/** Whether the address names a part of the island: "/#emi", "/#emi=16000000,20,8.5". */
function isNamed(island: HTMLElement): boolean {
  const [name = ''] = location.hash.slice(1).split('=');
  const part = document.getElementById(name);
  return part !== null && island.contains(part);
}

/** Hydrates an island on the first sign that someone means to use it; what they did is done then. */
const touch: ClientDirective = (load, _options, element) => {
  const kept = keepFirstTouch(element);
  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    for (const event of EVENTS) element.removeEventListener(event, wake);
    window.removeEventListener('hashchange', wakeNamed);
    const hydrate = await load();
    const replay = kept.waking();
    await hydrate();
    await replay();
  };
  const wakeNamed = () => {
    if (isNamed(element)) void wake();
  };
  for (const event of EVENTS) element.addEventListener(event, wake, { passive: true });
  window.addEventListener('hashchange', wakeNamed);
  wakeNamed();
  if (kept.isChanged()) void wake();
};

export default touch;
