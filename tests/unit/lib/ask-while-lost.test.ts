import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askWhileLost } from '#client/lib/ask-while-lost.ts';

const SECOND_MS = 1_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is shown is asked for while the stream is lost', () => {
  test('every half minute, however often the line is tried meanwhile', () => {
    const ask = vi.fn();
    const { onState } = askWhileLost(ask);
    onState('connecting');
    for (let tries = 0; tries < 6; tries++) {
      onState('lost');
      vi.advanceTimersByTime(15 * SECOND_MS);
    }
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('not while it is there, nor once nobody follows it', () => {
    const ask = vi.fn();
    const { onState, stop } = askWhileLost(ask);
    onState('live');
    vi.advanceTimersByTime(90 * SECOND_MS);
    onState('lost');
    onState('live');
    vi.advanceTimersByTime(90 * SECOND_MS);
    onState('lost');
    stop();
    vi.advanceTimersByTime(90 * SECOND_MS);
    expect(ask).not.toHaveBeenCalled();
  });
});
