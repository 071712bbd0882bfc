import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import words from '#messages/people/identity/index.ts';

/** Where a sandbox plays the provider: which numbers work. Never shown elsewhere. */
export function SandboxHint({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {words.trialRun} {children}
      </span>
    </p>
  );
}
