/** Lets a page have its faces of Devanagari once it is painted with all that it came with. */
export function bringFaces(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-faces]');
  if (!style || style.media === 'all') return;
  const bring = async () => {
    style.media = 'all';
    await document.fonts.ready;
    try {
      // Read by src/site/shell/faces-at-once.ts.
      localStorage.setItem('faces', style.dataset.faces ?? '');
    } catch {
      // Nothing may be kept: the next page waits again.
    }
  };
  // After the frame in which the last picture is drawn.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(bring));
  if (document.readyState === 'complete') afterFrame();
  else addEventListener('load', afterFrame, { once: true });
}
