import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';

const PAUSE_MS = 300;

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  help?: string;
  error?: string;
  value: string;
  /** What was typed, once the typing pauses. */
  onSettled: (value: string) => void;
}

/** A box whose words are looked for while they are typed. */
export function SearchBox({ label, help, error, value, onSettled, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSettled(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  // Going back changes the address, and the box with it.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
