import { store } from '#client/lib/stored.ts';
import words from '#messages/homes/guides/index.ts';

const KEY = 'guideTicks';
type Ticks = Record<string, string[]>;

/** What is ticked on this device, by guide: the words of the lines, which a new edition may move. */
function ticks(): Ticks {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof held === 'object' && held !== null ? (held as Ticks) : {};
  } catch {
    return {};
  }
}

const boxesOf = (list: Element) => [
  ...list.querySelectorAll<HTMLInputElement>(':scope > li input'),
];
const wordsOf = (box: HTMLInputElement) => box.closest('li')?.textContent.trim() ?? '';

function button(text: string, pressed: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'chip';
  made.textContent = text;
  made.addEventListener('click', pressed);
  return made;
}

/** Only this list goes on the paper. */
function print(list: Element): void {
  list.setAttribute('data-printed', '');
  document.documentElement.dataset.prints = 'list';
  const done = () => {
    list.removeAttribute('data-printed');
    delete document.documentElement.dataset.prints;
  };
  addEventListener('afterprint', done, { once: true });
  globalThis.print();
}

/** A label around each box, so that its words can be pressed, too. */
function giveLabel(box: HTMLInputElement): void {
  const line = box.closest('li');
  if (!line) return;
  const label = document.createElement('label');
  const said = document.createElement('span');
  said.append(...[...line.childNodes].filter((node) => node !== box));
  label.append(box, said);
  line.append(label);
  box.disabled = false;
}

function makeList(list: Element, guide: string): void {
  const boxes = boxesOf(list);
  const done = document.createElement('p');
  done.setAttribute('role', 'status');
  const tell = () => {
    const count = boxes.filter(({ checked }) => checked).length;
    done.textContent = words.ticked({ done: count, all: boxes.length });
  };
  const keep = (held: string[]) => store(KEY, { ...ticks(), [guide]: held });
  for (const box of boxes) {
    giveLabel(box);
    box.checked = ticks()[guide]?.includes(wordsOf(box)) ?? false;
    box.addEventListener('change', () => {
      const others = (ticks()[guide] ?? []).filter((one) => one !== wordsOf(box));
      keep(box.checked ? [...others, wordsOf(box)] : others);
      tell();
    });
  }
  const clear = () => {
    const these = boxes.map(wordsOf);
    keep((ticks()[guide] ?? []).filter((one) => !these.includes(one)));
    for (const box of boxes) box.checked = false;
    tell();
  };
  tell();
  const tools = document.createElement('div');
  tools.className = 'checklist-tools';
  tools.append(
    done,
    button(words.printList, () => print(list)),
    button(words.clearTicks, clear),
  );
  list.after(tools);
}

/** Lists of checks in a guide can be ticked, printed by themselves and cleared. */
export function checklists(): void {
  const text = document.querySelector<HTMLElement>('[data-guide]');
  for (const list of text?.querySelectorAll('ul.contains-task-list') ?? []) {
    makeList(list, text?.dataset.guide ?? '');
  }
}
