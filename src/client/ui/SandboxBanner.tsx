import { FlaskConical } from 'lucide-react';
import words from '#messages/lib/kit/index.ts';

/** Said wherever one could take play money for real. */
export function SandboxBanner() {
  return (
    <p className="flex items-center gap-2 rounded-card bg-warn/12 px-4 py-3 font-semibold text-warn">
      <FlaskConical aria-hidden="true" className="size-5 shrink-0" />
      {words.sandbox}
    </p>
  );
}
