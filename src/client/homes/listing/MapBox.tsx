import { type ComponentProps, useEffect, useRef } from 'react';

interface Props extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Fetches the map's code and draws it; what it answers takes the map away again. */
  start: (box: HTMLElement) => Promise<() => void>;
}

/** Where a map is drawn once it is shown; its code is fetched only here. */
export function MapBox({ start, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it shows does not change while it is shown
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    let gone = false;
    start(element)
      .then((end) => {
        if (gone) end();
        else stop = end;
      })
      .catch((error: unknown) => console.warn('The map did not start', error));
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return <div ref={box} className="card relative isolate aspect-video overflow-hidden" {...rest} />;
}
