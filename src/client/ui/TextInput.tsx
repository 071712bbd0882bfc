import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A line of text; takes what `register` of a form gives. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...rest}
      className={classes('field aria-[invalid=true]:border-bad', className)}
    />
  );
}
