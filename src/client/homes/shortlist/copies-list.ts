import { $favoriteProperties } from '#client/homes/listing/kept.ts';
import { COPIES, homeOf } from '#client/lib/copies.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import said from '#messages/homes/kept/index.ts';

interface Copy {
  address: string;
  id: number;
  title: string;
  date: string | null;
  picture: string | undefined;
}

async function readCopy(address: string, copy: Response): Promise<Copy | undefined> {
  const path = new URL(address).pathname;
  const id = homeOf(path);
  const html = await copy.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return id === undefined
    ? undefined
    : {
        address: path,
        id,
        title: page.title.replace(/ \| Propertysearch$/, ''),
        date: copy.headers.get('date'),
        picture: page.querySelector('img[src$="-800.webp"]')?.getAttribute('src') ?? undefined,
      };
}

async function findCopies(): Promise<Copy[]> {
  if (!('caches' in globalThis) || !(await caches.has(COPIES.homes))) return [];
  const cache = await caches.open(COPIES.homes);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const copy = await cache.match(url);
      return copy && readCopy(url, copy);
    }),
  );
  return found.filter((copy) => copy !== undefined);
}

function draw({ address, id, title, date, picture }: Copy, isKept: boolean): HTMLElement {
  const item = document.createElement('li');
  item.className = 'card relative flex items-center gap-4 p-3';
  item.dataset.copyOf = String(id);
  if (picture) {
    const image = document.createElement('img');
    Object.assign(image, { src: picture, alt: '', width: 96, height: 72 });
    image.className = 'rounded-control object-cover';
    item.append(image);
  }
  const words = document.createElement('div');
  const link = document.createElement('a');
  link.href = address;
  link.className = 'font-semibold after:absolute after:inset-0';
  // A price stays on one line.
  link.textContent = title.replace(/₹ (\S+) /g, '₹\u00a0$1\u00a0').replace('₹ ', '₹\u00a0');
  const when = document.createElement('p');
  when.className = 'text-sm text-muted';
  const at = date ? `${formatDate(new Date(date))}, ${formatTime(new Date(date))}` : '';
  when.textContent = isKept ? said.keptCopy({ at }) : said.seenCopy({ at });
  words.append(link, when);
  item.append(words);
  return item;
}

/** Lists the homes whose pages are on this device, kept ones first; true when there are any. */
export async function listCopies(list: Element): Promise<boolean> {
  const kept = new Set($favoriteProperties.get());
  const copies = await findCopies();
  copies.sort((a, b) => Number(kept.has(b.id)) - Number(kept.has(a.id)));
  list.replaceChildren(...copies.map((copy) => draw(copy, kept.has(copy.id))));
  return copies.length > 0;
}
