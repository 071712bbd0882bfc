import type { ReadableAtom } from 'nanostores';
import { showKept } from '#client/homes/listing/show-kept.ts';
import { MAX_SEEN } from '#domain/lib/seen.ts';
import words from '#messages/homes/kept/index.ts';
import addresses from '#messages/lib/addresses/index.ts';

interface Shelf {
  name: string;
  $ids: ReadableAtom<readonly number[]>;
  /** As they are to be shown. */
  order?: (ids: readonly number[]) => readonly number[];
  /** Takes homes off that are no longer on offer; without it nothing is said of them. */
  forget?: (ids: readonly number[]) => void;
  /** Called when the cards cannot be fetched. */
  failed?: () => void;
}

const put = (element: HTMLElement | null, isShown: boolean) => {
  if (element) element.hidden = !isShown;
};

async function fetchCards(ids: readonly number[]): Promise<Element[]> {
  const response = await fetch(`${addresses.start}/fragments/cards?ids=${ids.join(',')}`);
  if (!response.ok) throw new Error(`Cards: ${response.status}`);
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...body.querySelectorAll('[data-listing]')].map((card) => card.closest('li') ?? card);
}

const idOf = (item: Element) =>
  Number(item.querySelector('[data-listing]')?.getAttribute('data-listing'));

/**
 * Shows the homes of a store as cards, some at a time. A card stays until the page is left, though
 * its heart is let go: pressing it again brings the home back.
 */
export function showShelf({ name, $ids, order = (ids) => ids, forget, failed }: Shelf): void {
  const section = document.querySelector<HTMLElement>(`[data-shelf="${name}"]`);
  const list = section?.querySelector<HTMLElement>('[data-shelf-list]');
  if (!section || !list) return;
  const part = (of: string) => section.querySelector<HTMLElement>(`[data-shelf-${of}]`);
  const gone = new Set<number>();
  let most = MAX_SEEN;
  let running: Promise<void> = Promise.resolve();

  function count(): void {
    const ids = order($ids.get());
    const shown = ids.length > 0 ? String(ids.length) : '';
    for (const place of [part('count'), document.querySelector(`[data-count-of="${name}"]`)]) {
      if (place) place.textContent = shown;
    }
    put(part('empty'), ids.length === 0);
    put(part('more'), ids.length > most);
    const left = ids.filter((id) => gone.has(id)).length;
    const note = part('gone');
    put(note, left > 0 && forget !== undefined);
    const text = note?.querySelector('span');
    if (text) text.textContent = words.noLongerOffered({ count: left });
  }

  function place(item: Element, ids: readonly number[]): void {
    const after = ids.slice(ids.indexOf(idOf(item)) + 1);
    const next = [...(list?.children ?? [])].find((other) => after.includes(idOf(other)));
    list?.insertBefore(item, next ?? null);
  }

  async function draw(): Promise<void> {
    count();
    const ids = order($ids.get()).slice(0, most);
    const shown = new Set([...(list?.children ?? [])].map(idOf));
    const missing = ids.filter((id) => !shown.has(id) && !gone.has(id));
    for (let from = 0; from < missing.length; from += MAX_SEEN) {
      const asked = missing.slice(from, from + MAX_SEEN);
      const cards = await fetchCards(asked);
      for (const card of cards) place(card, ids);
      const came = new Set(cards.map(idOf));
      for (const id of asked) if (!came.has(id)) gone.add(id);
    }
    if (missing.length > 0) showKept();
    count();
  }

  /** One drawing after another: two at once would put a home there twice. */
  function redraw(): Promise<void> {
    running = running.then(draw).then(
      () => put(part('failed'), false),
      () => {
        put(part('failed'), true);
        failed?.();
      },
    );
    return running;
  }

  part('more')?.addEventListener('click', async () => {
    const before = list.childElementCount;
    most += MAX_SEEN;
    await redraw();
    list.children[before]?.querySelector('a')?.focus();
  });
  part('failed')?.querySelector('button')?.addEventListener('click', redraw);
  part('gone')
    ?.querySelector('button')
    ?.addEventListener('click', () => forget?.([...gone]));
  $ids.listen(redraw);
  void redraw();
}
