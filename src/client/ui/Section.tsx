import type { ComponentProps, ReactNode } from 'react';

const SIZE = { lg: 'text-lg', xl: 'text-xl', '2xl': 'text-2xl' };
const ROW = {
  2: 'flex flex-wrap items-center justify-between gap-2',
  3: 'flex flex-wrap items-center justify-between gap-3',
};

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Makes the section a region named by its title; without one it is no landmark. */
  titleId?: string;
  size?: keyof typeof SIZE;
  /** Beside the title, in a row that wraps. */
  actions?: ReactNode;
  gap?: keyof typeof ROW;
}

/** A part of a page under a heading of its own. */
export function Section({
  title,
  titleId,
  size = 'xl',
  actions,
  gap = 3,
  children,
  ...rest
}: Props) {
  const heading = (
    <h2 id={titleId} className={SIZE[size]}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={titleId} {...rest}>
      {actions === undefined ? (
        heading
      ) : (
        <div className={ROW[gap]}>
          {heading}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
