import { useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { choiceQuery, type MarketChoice } from '#domain/market/market-choice.ts';
import { figuresOf, type MarketFigures } from './market-rows.ts';

interface Shown {
  /** Of what the figures are: the choice may be ahead of them. */
  choice: MarketChoice;
  figures?: MarketFigures | undefined;
  isAway: boolean;
}

const AGAIN_MS = 5_000;
const LONGEST_MS = MINUTE_MS;

async function ask({ listedin, type }: MarketChoice): Promise<MarketFigures> {
  // Nothing is fetched, this code included, before somebody chooses.
  const [{ getHeatmap }, { call }] = await Promise.all([
    import('#contract/market/analytics-charts.ts'),
    import('#client/lib/api.ts'),
  ]);
  return figuresOf((await call(getHeatmap, { query: { listedin, type } })).data);
}

/** The figures of what is chosen: those the page came with, then what the service says. */
export function useChoice(first: Shown) {
  const [shown, setShown] = useState<Shown>(first);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function load(choice: MarketChoice, wait = AGAIN_MS): Promise<void> {
    const turn = ++latest.current;
    setIsBusy(true);
    try {
      const figures = await ask(choice);
      // Answers can overtake each other; only the last choice's counts.
      if (turn === latest.current) setShown({ choice, figures, isAway: false });
    } catch {
      if (turn !== latest.current) return;
      setShown((before) => ({ ...before, isAway: true }));
      timer.current = window.setTimeout(
        () => void load(choice, Math.min(LONGEST_MS, wait * 2)),
        wait,
      );
    } finally {
      if (turn === latest.current) setIsBusy(false);
    }
  }

  return {
    ...shown,
    isBusy,
    choose(choice: MarketChoice) {
      clearTimeout(timer.current);
      history.replaceState(null, '', location.pathname + choiceQuery(choice) + location.hash);
      const { listedin, type } = shown.choice;
      if (shown.figures && choice.listedin === listedin && choice.type === type) {
        latest.current++;
        setIsBusy(false);
        setShown({ ...shown, choice });
      } else void load(choice);
    },
  };
}
