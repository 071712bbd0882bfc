import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
}

/** A tick box with its label; native, so that it registers with a form like any input. */
export function Checkbox({ label, help, error, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          {...rest}
          className="size-5 shrink-0 cursor-[inherit] accent-brand"
        />
        <span>{label}</span>
      </label>
      <div className="pl-8">
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </div>
  );
}
