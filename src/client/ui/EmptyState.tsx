import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon: Icon, title, text, action }: Props) {
  return (
    <div className="card grid justify-items-center gap-2 px-6 py-12 text-center">
      <Icon aria-hidden="true" className="size-8 text-muted" />
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-[48ch] text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
