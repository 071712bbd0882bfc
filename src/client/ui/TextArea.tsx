import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={classes('field resize-y aria-[invalid=true]:border-bad', className)}
    />
  );
}
