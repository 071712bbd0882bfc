import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { findRoute } from '#domain/lib/routes.ts';

/** A link: within the app without loading anew, to public pages as any other. */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'> & { href: string }) {
  const path = href.split(/[?#]/)[0] ?? '';
  if (findRoute(path)?.isProtected) return <Link href={href} {...rest} />;
  return <a href={href} {...rest} />;
}
