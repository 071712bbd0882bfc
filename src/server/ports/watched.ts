import { isAppError } from '#contract/lib/errors.ts';
import { beginEffect } from '#server/db/effects.ts';
import { beginSpan } from '#server/lib/seeing/tracing.ts';
import { type CallOutcome, countCall, type PortName } from './metrics.ts';

const AWAY = ['away', 'unavailable'];

/** Of an answer `{ ok: false, reason }`, as ports give it that do not throw. */
function outcomeOf(answer: unknown): CallOutcome {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return 'ok';
  if (answer.ok !== false) return 'ok';
  return 'reason' in answer && AWAY.includes(String(answer.reason)) ? 'failed' : 'refused';
}

function outcomeOfError(error: unknown): CallOutcome {
  if (isAppError(error)) return error.code === 'unavailable' ? 'failed' : 'refused';
  if (!(error instanceof Error)) return 'failed';
  const isRefusal =
    error.name === 'WebRefused' || ('reason' in error && error.reason === 'refused');
  return isRefusal ? 'refused' : 'failed';
}

type Given = readonly unknown[];

function counted(
  name: PortName,
  verb: string,
  method: (...given: Given) => unknown,
  now: () => Date,
) {
  return (...given: Given): unknown => {
    const began = performance.now();
    const span = beginSpan(`${name}.${verb}`, () => ({
      kind: 'client',
      words: { 'propertysearch.port': name },
    }));
    const answer = span ? span.run(() => method(...given)) : method(...given);
    // What answers at once has called nobody.
    if (!(answer instanceof Promise)) return answer;
    const settled = beginEffect();
    const end = (outcome: CallOutcome) => {
      settled();
      countCall(name, outcome, performance.now() - began, now());
    };
    return answer.then(
      (value: unknown) => {
        end(outcomeOf(value));
        span?.end({});
        return value;
      },
      (error: unknown) => {
        end(outcomeOfError(error));
        span?.end({ error });
        throw error;
      },
    );
  };
}

/** The same port, of which each call is counted, and how it ended. */
export function watched<Port extends object>(
  name: PortName,
  port: Port,
  now: () => Date = () => new Date(),
): Port {
  const parts = Object.entries(port).map(([key, part]) => [
    key,
    typeof part === 'function'
      ? counted(name, key, part as (...given: Given) => unknown, now)
      : part,
  ]);
  return { ...port, ...Object.fromEntries(parts) };
}
