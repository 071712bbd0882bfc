/** Links that lead a visitor without a token to signing in lead one with a token straight on. */
export function leadOnWithToken(): void {
  if (!localStorage.getItem('token')) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-with-token]')) {
    link.href = link.dataset.withToken ?? link.href;
  }
}
