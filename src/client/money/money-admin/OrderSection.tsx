import type { ReactNode } from 'react';
import { Section } from '#client/ui/Section.tsx';

interface Props {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function OrderSection({ title, actions = null, children }: Props) {
  return (
    <Section
      title={title}
      size="lg"
      actions={actions}
      className="card grid grid-cols-1 content-start gap-4 p-4 sm:p-5"
    >
      {children}
    </Section>
  );
}
