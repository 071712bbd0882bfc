const KEY = 'toastLater';

/** A toast for the page that comes next. */
export function toastLater(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** What the page before wanted said, once. */
export function takeToast(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
