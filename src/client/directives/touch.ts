import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerover', 'touchstart', 'click'] as const;

/** Hydrates an island on the first sign that someone means to use it. */
const touch: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const event of EVENTS) element.removeEventListener(event, wake);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of EVENTS) element.addEventListener(event, wake, { passive: true });
};

export default touch;
