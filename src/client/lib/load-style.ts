const loading = new Map<string, Promise<void>>();

/**
 * The style of something large that is fetched when it is wanted, as a map: imported with `?url` and
 * awaited before the first element of it stands. Imported plainly it would be in every page that may
 * come to show it.
 */
export function loadStyle(href: string): Promise<void> {
  const loaded = loading.get(href) ?? append(href);
  loading.set(href, loaded);
  return loaded;
}

function append(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`The style ${href} did not come`));
    });
    document.head.append(link);
  });
}
