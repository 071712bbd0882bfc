const TOAST_MS = 5_000;

/** A short note at the top right for five seconds, longer while pointed at; read out politely. */
export function showToast(text: string): void {
  const region = document.querySelector('[data-toasts]');
  if (!region) return;
  const toast = document.createElement('p');
  toast.className = 'card pointer-events-auto px-4 py-3 text-sm shadow-float';
  toast.textContent = text;
  region.append(toast);
  let timer = 0;
  const hold = () => clearTimeout(timer);
  const start = () => {
    timer = window.setTimeout(() => toast.remove(), TOAST_MS);
  };
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('pointerleave', start);
  start();
}
