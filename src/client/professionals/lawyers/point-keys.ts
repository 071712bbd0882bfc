import { type RefObject, useEffect, useRef } from 'react';
import type { CheckResult } from '#domain/professionals/title-check.ts';

export type Answer = Exclude<CheckResult, 'open'>;
export const ANSWERS: readonly Answer[] = ['fine', 'problem', 'not-applicable'];

/** As `aria-keyshortcuts` spells them. */
export const ANSWER_KEYS: Record<Answer, string> = {
  fine: '1',
  problem: '2',
  'not-applicable': '3 n',
};

const ANSWER_OF = new Map(
  ANSWERS.flatMap((answer) => ANSWER_KEYS[answer].split(' ').map((key) => [key, answer] as const)),
);
const MOVES = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
]);

interface Keys {
  onAnswer: (index: number, answer: Answer) => void;
  onRemark: (index: number) => void;
}

/** Puts the focus on a point's first answer. */
export function focusPoint(list: HTMLElement | null, index: number): void {
  const point = list?.children[index];
  point?.querySelector<HTMLElement>('[data-answer]')?.focus();
}

/**
 * Keys that work while the focus is on a point of the list: to the next and the one before, its
 * answers, a remark. Nowhere else, so that they are in nobody's way.
 */
export function usePointKeys(list: RefObject<HTMLElement | null>, keys: Keys, on: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const element = list.current;
    if (!element || !on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const point = event.target instanceof Element ? event.target.closest('li') : null;
      const index = point ? [...element.children].indexOf(point) : -1;
      if (index < 0) return;
      const [move, answer] = [MOVES.get(event.key), ANSWER_OF.get(event.key)];
      if (move !== undefined) focusPoint(element, index + move);
      else if (answer) latest.current.onAnswer(index, answer);
      else if (event.key === 'r') latest.current.onRemark(index);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [list, on]);
}
