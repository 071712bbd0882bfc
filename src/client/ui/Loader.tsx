import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import kitWords from '#messages/lib/kit/index.ts';
import { ErrorState } from './ErrorState.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Knows every page; what is there does not load it. */
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

const SLOW_MS = 10_000;
const GIVE_UP_MS = 120_000;

interface Waiting {
  skeleton?: ReactNode;
  onRetry: () => void;
}

interface Props extends Waiting {
  state: 'loading' | 'failed' | 'ready';
  /** Why it failed; what is not there, or not for the reader, offers where to go instead. */
  error?: { message: string; code?: string } | undefined;
  /** Said in place of the error's words. */
  message?: string;
  /** What is ready comes to the edges of its card by itself; what is shown until then does not. */
  isToEdges?: boolean;
  /** A function where the content reads data that is there only when ready. */
  children: ReactNode | (() => ReactNode);
}

function Waiting({ skeleton = <Skeleton lines={4} />, onRetry }: Waiting) {
  const [phase, setPhase] = useState<'fresh' | 'slow' | 'over'>('fresh');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('slow'), SLOW_MS),
      setTimeout(() => setPhase('over'), GIVE_UP_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (phase === 'over') {
    return <ErrorState message={kitWords.noAnswer} onRetry={onRetry} />;
  }
  return (
    <div>
      <div role="status" className={phase === 'fresh' ? 'sr-only' : 'mb-4'}>
        {phase === 'fresh' ? (
          kitWords.loading
        ) : (
          <>
            {kitWords.stillLoading}{' '}
            <button type="button" className="link min-h-11 px-1" onClick={onRetry}>
              {kitWords.tryAgain}
            </button>
          </>
        )}
      </div>
      {skeleton}
    </div>
  );
}

/** What is being fetched: its shape at once, a way to retry after 10 s, the end of patience at 120 s. */
export function Loader({ isToEdges, ...props }: Props) {
  if (isToEdges && props.state !== 'ready') {
    return (
      <div className="p-4">
        <Shown {...props} />
      </div>
    );
  }
  return <Shown {...props} />;
}

function Shown({ state, error, message, onRetry, skeleton, children }: Omit<Props, 'isToEdges'>) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    // Waits anew even when the state stays at "loading".
    setAttempt(attempt + 1);
    onRetry();
  };
  if (state === 'loading') return <Waiting key={attempt} skeleton={skeleton} onRetry={retry} />;
  if (state === 'failed') {
    const words = message ?? error?.message ?? kitWords.notLoaded;
    if (error?.code !== 'not_found') return <ErrorState message={words} onRetry={retry} />;
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <NotFound words={words} />
      </Suspense>
    );
  }
  return typeof children === 'function' ? children() : children;
}
