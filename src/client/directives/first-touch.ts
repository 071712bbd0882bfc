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

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Whether the framework has taken the element over. It follows a field from a moment later on than it
 * knows it, and takes what the field has then for what was there from the start.
 */
function isTaken(element: Element): boolean {
  if (element instanceof HTMLLabelElement && element.control) return isTaken(element.control);
  const isFollowed = !element.matches('input, textarea') || '_valueTracker' in element;
  return isFollowed && Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Resolves once the framework has taken the element over, or after five seconds all the same. */
async function taken(element: Element): Promise<void> {
  const until = performance.now() + 5_000;
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
    waking() {
      isWaking = true;
      // What was filled in by the browser says no word of it.
      for (const field of island.querySelectorAll('input, select, textarea'))
        if (isField(field) && field.value !== startOf(field)) typed.set(field, field.value);
      island.addEventListener('input', onInput, true);
      return async () => {
        // Taken over from the first to the last, in pieces between which a press may fall.
        const last = [...island.querySelectorAll(PRESSED)].at(-1);
        if (last) await taken(last);
        for (const [field] of typed)
          await replayed(field, () => type(field, typed.get(field) ?? field.value));
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
