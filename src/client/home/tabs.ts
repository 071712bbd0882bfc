/** Turns the search's tab links into tabs: arrow keys move, the panel follows. */
export function homeTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-home-search] [role="tab"]')];
  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const on = tab === chosen;
      tab.ariaSelected = String(on);
      tab.tabIndex = on ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !on;
    }
  };
  for (const [i, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const next = event.key === ' ' ? tab : step && tabs[(i + step + tabs.length) % tabs.length];
      if (!next) return;
      event.preventDefault();
      select(next);
      next.focus();
    });
  }
}
