import { TriangleExclamationPoint } from 'lucide-react';

/** Why a check came to nothing; read out when it appears. */
export function Failure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-control bg-bad/12 px-3 py-2 font-medium text-bad">
          <TriangleExclamationPoint aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
