const TOAST_MS = 5_000;

interface ToastLink {
  words: string;
  href: string;
}

/**
 * A short note at the top right for five seconds, longer while pointed at or focused; read out
 * politely. One with a link stays for three times as long.
 */
export function showToast(text: string, link?: ToastLink): void {
  const region = document.querySelector('[data-toasts]');
  if (!region) return;
  const toast = document.createElement('p');
  toast.className = 'card pointer-events-auto px-4 py-3 text-sm shadow-float';
  toast.textContent = text;
  if (link) {
    const anchor = document.createElement('a');
    anchor.className = 'link ml-2 inline-block py-1 font-semibold';
    anchor.href = link.href;
    anchor.textContent = link.words;
    toast.append(anchor);
  }
  region.append(toast);
  let timer = 0;
  const hold = () => clearTimeout(timer);
  const start = () => {
    timer = window.setTimeout(() => toast.remove(), link ? TOAST_MS * 3 : TOAST_MS);
  };
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, hold);
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, start);
  start();
}
