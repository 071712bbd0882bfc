import { RotateCw, TriangleExclamationPoint } from 'lucide-react';
import words from '#messages/lib/kit/index.ts';
import { Button } from './Button.tsx';

interface Props {
  /** What went wrong and what to do. */
  message: string;
  onRetry?: () => void;
}

export function ErrorState({ message, onRetry }: Props) {
  return (
    <div role="alert" className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <TriangleExclamationPoint aria-hidden="true" className="size-8 text-bad" />
      <p className="max-w-[48ch]">{message}</p>
      {onRetry && (
        <Button variant="quiet" icon={RotateCw} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
