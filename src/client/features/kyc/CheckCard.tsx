import type { ReactNode } from 'react';
import type { CheckState } from '#domain/kyc.ts';
import { Badge } from '../../ui/Badge.tsx';
import { checkLook } from './check-badge.ts';

interface Props {
  title: string;
  isVerified: boolean;
  state: CheckState | undefined;
  children: ReactNode;
}

/** One check: its name, how it stands, and what there is to do. */
export function CheckCard({ title, isVerified, state, children }: Props) {
  const { tone, words } = checkLook(isVerified, state);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {children}
    </div>
  );
}
