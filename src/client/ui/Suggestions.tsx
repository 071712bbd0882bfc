interface Props {
  /** What the box above calls `aria-controls`; an option's id is this, a dash and its value. */
  id: string;
  label: string;
  options: { value: string; label: string }[];
  /** The value of the option that Enter takes. */
  active: string | undefined;
  onChoose: (value: string) => void;
}

/** The list under a combobox; the focus stays in its box. */
export function Suggestions({ id, label, options, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={options.length === 0}
      className="card absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto py-1 shadow-float"
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and takes the keys
        <div
          key={option.value}
          id={`${id}-${option.value}`}
          role="option"
          aria-selected={option.value === active}
          tabIndex={-1}
          className="flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-sunk aria-selected:bg-brand-soft"
          // A press must not take the focus from the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
