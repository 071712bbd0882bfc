import type { ComponentProps } from 'react';
import { AppLink } from './AppLink.tsx';
import { type ButtonLook, buttonLook } from './classes.ts';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonLook;
}

/** A link that looks like a button: it leads somewhere, a Button does something. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonLook(variant, className)} {...rest} />;
}
