import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import type { CheckState } from '#domain/people/kyc.ts';
import { checkLook } from './check-badge.ts';

interface Props {
  title: string;
  isVerified: boolean;
  state: CheckState | undefined;
  children: ReactNode;
}

/** One check: its name, how it stands, and what there is to do. */
export function CheckCard({ title, isVerified, state, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const isDone = isVerified || state === 'submitted';
  const wasDone = useRef(isDone);
  useEffect(() => {
    // The form that had the focus is gone.
    if (isDone && !wasDone.current) card.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  const { tone, words } = checkLook(isVerified, state);
  return (
    <div ref={card} tabIndex={-1} className="grid gap-3 border-t border-line pt-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {children}
    </div>
  );
}
