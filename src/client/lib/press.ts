let ended: Promise<void> | undefined;

function begin(): void {
  ended ??= new Promise((resolve) => {
    const end = () => {
      for (const name of ENDS) removeEventListener(name, end, true);
      // After the click that belongs to it.
      setTimeout(() => {
        ended = undefined;
        resolve();
      });
    };
    for (const name of ENDS) addEventListener(name, end, true);
  });
}

// A finger is up before the browser sends the mouse events of its tap.
const STARTS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;
for (const name of STARTS) globalThis.addEventListener?.(name, begin, true);

/** When nothing is being pressed: at once, or after the click of the press under way. */
export const pressEnd = (): Promise<void> => ended ?? Promise.resolve();
