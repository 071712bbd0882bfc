type Field = HTMLInputElement | HTMLSelectElement;

/** Those that are sent: what has no name is no part of what is asked. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement) && one.name !== '',
  );

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field) => (isTick(field) ? String(field.checked) : field.value);

/** A tick stands for its value, any other field for whatever is in it. */
const isSame = (one: Field, other: Field) =>
  one.name === other.name && one.type === other.type && (!isTick(one) || one.value === other.value);

/** What is being written is said when it is left, as if its field had never been another. */
const sayWhenLeft = (field: Field) =>
  field.addEventListener(
    'blur',
    () => field.dispatchEvent(new Event('change', { bubbles: true })),
    { once: true },
  );

/** @param at where the visitor was while the old form was there */
export type CarryOver = (fresh: HTMLFormElement | null, at: Element | null) => void;

/**
 * Notes what stands in a form as its search is asked for. What it answers is called once the form's
 * place is taken by the answer's own, and carries over what was changed meanwhile, and never asked.
 */
export function noteAsked(form: HTMLFormElement | null): CarryOver {
  const asked = new Map(form ? fieldsOf(form).map((field) => [field, stateOf(field)]) : []);
  return (fresh, at) => {
    for (const [field, state] of asked) {
      if (stateOf(field) === state) continue;
      const again = fresh && fieldsOf(fresh).find((one) => isSame(one, field));
      if (!again) continue;
      if (isTick(again) && isTick(field)) again.checked = field.checked;
      else again.value = field.value;
      if (!isTick(again) && field === at) sayWhenLeft(again);
    }
  };
}
