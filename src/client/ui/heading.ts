import type { ReactNode } from 'react';
import { unbroken } from '#domain/lib/unbroken.ts';

/** A heading as it is shown: its amounts and sizes are not broken over lines. */
export const headingOf = (title: ReactNode): ReactNode =>
  typeof title === 'string' ? unbroken(title) : title;
