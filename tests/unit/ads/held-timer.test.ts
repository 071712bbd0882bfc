import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeldTimer } from '#client/ads/places/held-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aTimer = (options?: { inOneGo?: boolean }) => {
  const due = vi.fn();
  return { due, timer: new HeldTimer<'sight' | 'focus'>(due, options) };
};

describe('a timer that can be held', () => {
  test('is due once, after its time', () => {
    const { due, timer } = aTimer();
    timer.start(1_000);
    vi.advanceTimersByTime(999);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(due).toHaveBeenCalledOnce();
  });

  test('held, keeps what is left', () => {
    const { due, timer } = aTimer();
    timer.start(1_000);
    vi.advanceTimersByTime(600);
    timer.hold('sight');
    vi.advanceTimersByTime(60_000);
    timer.release('sight');
    vi.advanceTimersByTime(399);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledOnce();
  });

  test('held in one go, begins anew', () => {
    const { due, timer } = aTimer({ inOneGo: true });
    timer.start(1_000);
    vi.advanceTimersByTime(999);
    timer.hold('sight');
    timer.release('sight');
    vi.advanceTimersByTime(999);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledOnce();
  });

  test('runs only when nothing holds it any more', () => {
    const { due, timer } = aTimer();
    timer.hold('sight');
    timer.hold('focus');
    timer.start(100);
    timer.release('focus');
    vi.advanceTimersByTime(1_000);
    expect(due).not.toHaveBeenCalled();
    timer.release('sight');
    vi.advanceTimersByTime(100);
    expect(due).toHaveBeenCalledOnce();
  });

  test('says whether anything holds it beside what is named', () => {
    const { timer } = aTimer();
    expect(timer.isHeldBeside('sight')).toBe(false);
    timer.hold('sight');
    expect(timer.isHeldBeside('sight')).toBe(false);
    timer.hold('focus');
    expect(timer.isHeldBeside('sight')).toBe(true);
    timer.release('sight');
    expect(timer.isHeldBeside('sight')).toBe(true);
  });

  test('stopped, is never due, also when it is released', () => {
    const { due, timer } = aTimer();
    timer.start(100);
    timer.stop();
    timer.hold('sight');
    timer.release('sight');
    vi.advanceTimersByTime(1_000);
    expect(due).not.toHaveBeenCalled();
  });

  test('may be started again by what it does', () => {
    const { due, timer } = aTimer();
    due.mockImplementation(() => timer.start(100));
    timer.start(100);
    vi.advanceTimersByTime(350);
    expect(due).toHaveBeenCalledTimes(3);
  });
});
