import { type ReactNode, useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { describedBy, FieldNotes } from '#client/ui/FieldNotes.tsx';

interface Props {
  legend: string;
  help?: ReactNode;
  error?: string | undefined;
  className: string;
  children: ReactNode;
}

/** Cards to choose from, with what is to be known and what is wrong. */
export function ChoiceSet({ legend, help, error, className, children }: Props) {
  const id = useId();
  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-2"
      aria-describedby={describedBy(id, { help, ...(error && { error }) })}
    >
      <legend className="mb-1 font-semibold">
        {legend}
        <span aria-hidden="true" className="text-bad">
          {' *'}
        </span>
      </legend>
      <div className={classes('grid gap-3', className)}>{children}</div>
      <FieldNotes id={id} help={help} {...(error && { error })} />
    </fieldset>
  );
}

export const CHOICE =
  'card grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-3 p-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';
