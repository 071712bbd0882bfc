import { useState } from 'react';
import { ShownCodes } from './ShownCodes.tsx';

/** Shows recovery codes that an answer brought; `then` follows once they are kept. */
export function useShownCodes() {
  const [shown, setShown] = useState<{ codes: readonly string[]; then: () => void }>();
  const show = (codes: readonly string[] | undefined, then: () => void = () => undefined) => {
    if (codes) setShown({ codes, then });
    else then();
  };
  const close = () => {
    setShown(undefined);
    shown?.then();
  };
  return { show, codesDialog: shown && <ShownCodes codes={shown.codes} onClose={close} /> };
}
