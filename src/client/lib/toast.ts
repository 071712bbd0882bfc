const TOAST_MS = 5_000;

/** Where to go on from a note. */
interface Way {
  label: string;
  href: string;
}

/**
 * A short note at the top right for five seconds, longer while pointed at or in the focus; read out
 * politely. One that leads on stays for three times as long.
 */
export function showToast(text: string, way?: Way): void {
  const region = document.querySelector('[data-toasts]');
  if (!region) return;
  const toast = document.createElement('p');
  toast.className = 'card pointer-events-auto px-4 py-3 text-sm shadow-float';
  toast.textContent = text;
  if (way) {
    const link = document.createElement('a');
    link.className = 'link ml-2 inline-block py-1 font-semibold';
    link.href = way.href;
    link.textContent = way.label;
    toast.append(link);
  }
  region.append(toast);
  let timer = 0;
  const hold = () => clearTimeout(timer);
  const start = () => {
    timer = window.setTimeout(() => toast.remove(), way ? TOAST_MS * 3 : TOAST_MS);
  };
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, hold);
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, start);
  start();
}
