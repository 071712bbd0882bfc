/** What a press lands on; a link or a summary does its own work without a script. */
const PRESSED = 'button, input, select, label, [role=tab]';
const OF_ITS_OWN = 'a[href], summary';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element.matches('input:not([type=checkbox], [type=radio]), select, textarea');

const startOf = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ??
      '')
    : field.defaultValue;

/** Sets a value so that the framework notices that it changed, with the events of typing and leaving. */
function type(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // Through its own setter the framework learns of the old value, past it only the field has the new.
  field.value = startOf(field);
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const isBox = (element: Element): element is HTMLInputElement =>
  element.matches('input[type=checkbox], input[type=radio]');

/** Ticks or unticks a box again, so that the framework notices what had been done before it looked. */
function tick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  if (box.type === 'radio') {
    const group = document.getElementsByName(box.name);
    for (const other of group)
      if (other instanceof HTMLInputElement && other.form === box.form && other.defaultChecked)
        other.checked = true;
  }
  box.click();
}

/** Fields and boxes that do not have any more what they came with. */
const changedIn = (island: HTMLElement) => {
  const all = [...island.querySelectorAll('input, select, textarea')];
  return {
    fields: all.filter(isField).filter((field) => field.value !== startOf(field)),
    // Of a group of choices the one chosen tells of the one before.
    boxes: all
      .filter(isBox)
      .filter((box) => box.checked !== box.defaultChecked && (box.checked || box.type !== 'radio')),
  };
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** An event that nobody here acts on, and that the framework puts off while it takes over its target. */
const PUT_OFF = 'gotpointercapture';

/**
 * Whether the framework has taken the element over for good. It takes an island over in pieces and marks
 * each element at its turn, but follows none before the last of them stands: a box that is pressed in
 * between is ticked, and the framework takes the tick for what was there from the start.
 */
function isTaken(element: Element): boolean {
  if (element instanceof HTMLLabelElement && element.control) return isTaken(element.control);
  if (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) return false;
  let hasCome = false;
  const come = () => {
    hasCome = true;
  };
  element.addEventListener(PUT_OFF, come);
  element.dispatchEvent(new Event(PUT_OFF, { bubbles: true }));
  element.removeEventListener(PUT_OFF, come);
  return hasCome;
}

const PATIENCE_MS = 5_000;

/** Resolves once the framework has taken the element over, or when it is too late all the same. */
async function taken(element: Element, until = performance.now() + PATIENCE_MS): Promise<void> {
  while (element.isConnected && performance.now() < until && !isTaken(element)) await nextFrame();
}

/**
 * Holds back what is pressed in an island that is not awake yet, and remembers what is typed. `waking`
 * is called when its code is there; what it returns does all of it, once the island has taken over.
 * Until that is done, what is not taken over yet is held back as before: pressed while it takes over, a
 * box is ticked and the framework takes the tick for what was there from the start.
 */
export function keepFirstTouch(island: HTMLElement) {
  const presses: HTMLElement[] = [];
  const typed = new Map<Field, string>();
  let ticked: HTMLInputElement[] = [];
  let submitted: HTMLFormElement | undefined;
  let isWaking = false;
  let isReplaying = false;
  const hold = (event: Event) => {
    event.preventDefault();
    // The framework listens by now. Before, the same press wakes the island.
    if (isWaking) event.stopImmediatePropagation();
  };
  const onClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const pressed = target?.closest<HTMLElement>(PRESSED);
    if (!target || !pressed || target.closest(OF_ITS_OWN)) return;
    // A text field only takes the focus; its form is submitted by the event below.
    if (isReplaying || isField(target) || isTaken(pressed)) return;
    hold(event);
    // Who sees nothing happen presses again and means it once.
    if (pressed !== presses.at(-1)) presses.push(pressed);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || isReplaying || isTaken(event.target)) return;
    hold(event);
    submitted = event.target;
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && isField(target) && !isTaken(target))
      typed.set(target, target.value);
  };
  island.addEventListener('click', onClick, true);
  island.addEventListener('submit', onSubmit, true);
  const replayed = async (element: Element, act: () => void) => {
    // Parts of an island may come to life later than others.
    await taken(element);
    isReplaying = true;
    act();
    isReplaying = false;
    // One after another, as a person acts: each is drawn before the next.
    await nextFrame();
  };
  return {
    /** Whether something was filled in or ticked already: before this ran, or by the browser going back. */
    isChanged: () => Object.values(changedIn(island)).some((changed) => changed.length > 0),
    waking() {
      isWaking = true;
      // What was filled in by the browser, or before this ran, says no word of it.
      const changed = changedIn(island);
      for (const field of changed.fields) typed.set(field, field.value);
      ticked = changed.boxes;
      island.addEventListener('input', onInput, true);
      return async () => {
        // Until all are taken over a press may fall in between.
        const until = performance.now() + PATIENCE_MS;
        for (const one of island.querySelectorAll(PRESSED)) await taken(one, until);
        for (const [field] of typed)
          await replayed(field, () => type(field, typed.get(field) ?? field.value));
        for (const box of ticked) await replayed(box, () => tick(box));
        for (const pressed of presses) await replayed(pressed, () => pressed.click());
        const form = submitted;
        if (form) await replayed(form, () => form.requestSubmit());
        island.removeEventListener('click', onClick, true);
        island.removeEventListener('submit', onSubmit, true);
        island.removeEventListener('input', onInput, true);
      };
    },
  };
}
