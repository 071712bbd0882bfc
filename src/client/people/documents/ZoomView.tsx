import { Maximize, Minus, Plus, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { toPercent, wholePercent } from '#domain/lib/percent.ts';
import words from '#messages/people/documents/index.ts';

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 5;
const QUARTER = 90;

const within = (zoom: number) => Math.min(MOST, Math.max(LEAST, zoom));

interface Props {
  url: string;
  alt: string;
  /** Leaves room for what is written below. */
  compact?: boolean;
  /** What else keys do here. */
  keys?: Readonly<Record<string, () => void>>;
  /** More beside the buttons. */
  children?: ReactNode;
}

/**
 * A paper as wide as there is room for, so that an A4 can be read; larger, smaller and turned by
 * buttons or by +, −, 0 and r, and over the whole screen by f.
 */
export function ZoomView({ url, alt, compact, keys: more, children }: Props) {
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const isAcross = turn % (2 * QUARTER) !== 0;
  const fill = () => {
    const { current } = frame;
    if (document.fullscreenElement) void document.exitFullscreen();
    else void current?.requestFullscreen?.();
  };
  const larger = () => setZoom(within(zoom * STEP));
  const smaller = () => setZoom(within(zoom / STEP));
  const turnOn = () => setTurn((turn + QUARTER) % (4 * QUARTER));
  const keys: Record<string, () => void> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': () => setZoom(1),
    r: turnOn,
    f: fill,
    ...more,
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key]?.();
  };
  return (
    <figure
      ref={frame}
      className="grid w-full min-w-0 grid-rows-[auto_1fr] gap-2 bg-surface"
      onKeyDown={press}
    >
      <div
        role="toolbar"
        aria-label={words.lookCloser}
        className="flex flex-wrap items-center gap-1"
      >
        <IconButton label={words.smaller} icon={Minus} onClick={smaller} />
        <span className="tabular w-14 text-center text-sm" aria-live="polite">
          {wholePercent(zoom)}%
        </span>
        <IconButton label={words.larger} icon={Plus} onClick={larger} />
        <IconButton label={words.turn} icon={RotateCw} onClick={turnOn} />
        <IconButton label={words.wholeScreen} icon={Maximize} onClick={fill} />
        {children}
      </div>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by keyboard too
        tabIndex={0}
        className={classes(
          'min-w-0 overflow-auto rounded-control border border-line',
          compact ? 'max-h-[30dvh]' : 'max-h-[70dvh]',
        )}
      >
        <img
          src={url}
          alt={alt}
          // A turned picture is as tall as it was wide.
          style={{
            width: `${toPercent(zoom)}%`,
            rotate: `${turn}deg`,
            ...(isAcross && { aspectRatio: '1', objectFit: 'contain' }),
          }}
          className="max-w-none"
        />
      </div>
    </figure>
  );
}
