import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerover', 'touchstart', 'click'] as const;

/** Whether the address names a part of the island: "/#emi". */
function isNamed(island: HTMLElement): boolean {
  const part = document.getElementById(location.hash.slice(1));
  return part !== null && island.contains(part);
}

/** Hydrates an island on the first sign that someone means to use it. */
const touch: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const event of EVENTS) element.removeEventListener(event, wake);
    window.removeEventListener('hashchange', wakeNamed);
    const hydrate = await load();
    await hydrate();
  };
  const wakeNamed = () => {
    if (isNamed(element)) void wake();
  };
  for (const event of EVENTS) element.addEventListener(event, wake, { passive: true });
  window.addEventListener('hashchange', wakeNamed);
  wakeNamed();
};

export default touch;
