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

/** Resolves once the framework has taken the element over, or after five seconds all the same. */
async function taken(element: Element): Promise<void> {
  const until = performance.now() + 5_000;
  while (
    element.isConnected &&
    performance.now() < until &&
    !Object.keys(element).some((key) => key.startsWith('__reactProps'))
  ) {
    await nextFrame();
  }
}

/**
 * Holds back what is pressed in an island that is not awake yet, and remembers what is typed. `stop`
 * is called when its code is there; what it returns does all of it, once the island has taken over.
 */
export function keepFirstTouch(island: HTMLElement) {
  const presses: HTMLElement[] = [];
  let submitted: HTMLFormElement | undefined;
  const onClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!target || target.closest(OF_ITS_OWN) || !target.closest(PRESSED)) return;
    // A text field only takes the focus; its form is submitted by the event below.
    if (isField(target)) return;
    event.preventDefault();
    const pressed = target.closest<HTMLElement>(PRESSED);
    // Who sees nothing happen presses again and means it once.
    if (pressed && pressed !== presses.at(-1)) presses.push(pressed);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) submitted = event.target;
  };
  island.addEventListener('click', onClick, true);
  island.addEventListener('submit', onSubmit, true);
  return {
    stop() {
      island.removeEventListener('click', onClick, true);
      island.removeEventListener('submit', onSubmit, true);
      const typed = [...island.querySelectorAll('input, select, textarea')]
        .filter(isField)
        .flatMap((field) =>
          field.value === startOf(field) ? [] : [[field, field.value] as const],
        );
      return async () => {
        // Parts of an island may come to life later than others.
        for (const [field, value] of typed) {
          await taken(field);
          type(field, value);
          // One after another, as a person types: each is drawn before the next.
          await nextFrame();
        }
        for (const pressed of presses) {
          await taken(pressed);
          pressed.click();
          await nextFrame();
        }
        if (!submitted) return;
        await taken(submitted);
        submitted.requestSubmit();
      };
    },
  };
}
