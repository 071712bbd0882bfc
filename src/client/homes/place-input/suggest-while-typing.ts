import { call } from '#client/lib/api.ts';
import { type Suggestion, suggest } from '#contract/homes/search-words.ts';
import words from '#messages/homes/suggestions/index.ts';

const PAUSE_MS = 120;

interface Open {
  input: HTMLInputElement;
  list: HTMLUListElement;
  items: Suggestion[];
  at: number;
}

let open: Open | undefined;

function close(): void {
  if (!open) return;
  open.list.remove();
  open.input.setAttribute('aria-expanded', 'false');
  open.input.removeAttribute('aria-activedescendant');
  open = undefined;
}

function highlight(at: number): void {
  if (!open) return;
  open.at = (at + open.items.length) % open.items.length;
  for (const [i, option] of [...open.list.children].entries())
    option.ariaSelected = String(i === open.at);
  open.input.setAttribute('aria-activedescendant', `suggestion-${open.at}`);
}

function optionFor(item: Suggestion, i: number): HTMLLIElement {
  const option = document.createElement('li');
  option.id = `suggestion-${i}`;
  option.role = 'option';
  option.className =
    'flex min-h-11 cursor-pointer items-baseline justify-between gap-4 px-3 py-2 hover:bg-sunk aria-selected:bg-brand-soft';
  const label = document.createElement('span');
  label.textContent = item.label;
  const detail = document.createElement('span');
  detail.className = 'text-xs text-muted';
  detail.textContent = item.count ? `${item.detail} · ${item.count}` : item.detail;
  option.append(label, detail);
  return option;
}

/** What stands before the place that is being typed: "Baner, " of "Baner, Wak". */
const before = (typed: string) => typed.slice(0, typed.lastIndexOf(',') + 1);

function choose(item: Suggestion, chosen: (form: HTMLFormElement) => void): void {
  if (!open) return;
  const { input } = open;
  const others = before(input.value);
  input.value = others ? `${others} ${item.value}` : item.value;
  close();
  if (input.form) chosen(input.form);
}

function show(
  input: HTMLInputElement,
  items: Suggestion[],
  chosen: (form: HTMLFormElement) => void,
): void {
  close();
  if (items.length === 0 || document.activeElement !== input) return;
  const list = document.createElement('ul');
  list.id = 'suggestions';
  list.role = 'listbox';
  list.ariaLabel = words.suggestions;
  list.className =
    'card absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto shadow-float';
  list.append(...items.map(optionFor));
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const option = event.target instanceof Element ? event.target.closest('li') : null;
    const item = option && items[[...list.children].indexOf(option)];
    if (item) choose(item, chosen);
  });
  input.parentElement?.append(list);
  input.setAttribute('aria-expanded', 'true');
  open = { input, list, items, at: -1 };
}

function onKey(event: KeyboardEvent, chosen: (form: HTMLFormElement) => void): void {
  if (!open || event.target !== open.input) return;
  if (event.key === 'ArrowDown') highlight(open.at + 1);
  else if (event.key === 'ArrowUp') highlight(open.at < 0 ? -1 : open.at - 1);
  else if (event.key === 'Escape') close();
  else if (event.key === 'Enter' && open.at >= 0) {
    const item = open.items[open.at];
    if (item) choose(item, chosen);
  } else return;
  event.preventDefault();
}

/**
 * Suggestions under every `[data-suggest]` box, by keyboard, pointer and screen reader (an ARIA
 * combobox). `chosen` runs with the box's form once a suggestion is taken.
 */
export function suggestWhileTyping(chosen: (form: HTMLFormElement) => void): void {
  let timer = 0;
  let asked = 0;
  const offer = (input: EventTarget | null) => {
    if (!(input instanceof HTMLInputElement) || !('suggest' in input.dataset)) return;
    input.role = 'combobox';
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', 'suggestions');
    clearTimeout(timer);
    const q = input.value.slice(before(input.value).length).trim();
    if (q.length < 2) return close();
    const turn = ++asked;
    timer = window.setTimeout(async () => {
      const answer = await call(suggest, { query: { q } }).catch(() => undefined);
      // Answers can overtake each other; only the last question's counts.
      if (answer && turn === asked) show(input, answer.data, chosen);
    }, PAUSE_MS);
  };
  document.addEventListener('input', (event) => offer(event.target));
  // What was typed while this code was on its way counts too.
  offer(document.activeElement);
  document.addEventListener('keydown', (event) => onKey(event, chosen));
  document.addEventListener('focusout', (event) => {
    if (event.target === open?.input) close();
  });
}
