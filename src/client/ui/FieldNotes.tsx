import { CircleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';

interface Notes {
  help?: ReactNode;
  error?: string;
}

/** The value of `aria-describedby` for a control whose notes stand under `id`. */
export function describedBy(id: string, { help, error }: Notes): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
}

/** What stands under a control: its help, and what is wrong and how to put it right. */
export function FieldNotes({ id, help, error }: Notes & { id: string }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
      {/* Always there, so that an error that comes after leaving the field is read out; empty it takes no
          gap, or what stands beside the field would stand lower. */}
      <div aria-live="polite" className="empty:absolute">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-bad">
            <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}
