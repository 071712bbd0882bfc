import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

/** What ties a control to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  /** One control, or a function that spreads what it is given onto one. */
  children: ReactElement<Partial<FieldControl>> | ((control: FieldControl) => ReactNode);
}

/** A control with its label: `<Field label="Name" error={…}><TextInput {...register('name')} /></Field>`. */
export function Field({ label, help, error, required, className, children }: Props) {
  const made = useId();
  const id = (typeof children !== 'function' && children.props.id) || made;
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy(id, { help, error }),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={classes('grid content-start gap-1', className)}>
      <label htmlFor={id} className="w-fit font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-bad">
            {' *'}
          </span>
        )}
      </label>
      {typeof children === 'function' ? children(control) : cloneElement(children, control)}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
