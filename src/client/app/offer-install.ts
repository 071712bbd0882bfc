import { buttonLook } from '#client/ui/classes.ts';
import said from '#messages/lib/install/index.ts';

/** What browsers that can install a site send; TypeScript's own types lack it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'installDeclined';

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}

function button(text: string, look: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = look;
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

/** Offers to put the site on the home screen: one row above the footer, until it is declined. */
export function offerInstall(event: Event): void {
  if (!isInstallEvent(event) || isDeclined() || document.querySelector('[data-install]')) return;
  const row = document.createElement('section');
  row.dataset.install = '';
  row.ariaLabel = said.install;
  row.className = 'page mt-12 flex flex-wrap items-center gap-3 print:hidden';
  const words = document.createElement('p');
  words.className = 'mr-auto';
  words.textContent = said.offer;
  const leave = () => {
    const hadFocus = row.contains(document.activeElement);
    row.remove();
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  row.append(
    words,
    // A prompt can be shown once: whatever is answered there, the row has done its work.
    button(said.install, buttonLook('quiet'), () => {
      void event.prompt();
      leave();
    }),
    button(said.notNow, 'link min-h-11 px-2', () => {
      localStorage.setItem(DECLINED, 'yes');
      leave();
    }),
  );
  document.querySelector('body > footer')?.before(row);
  addEventListener('appinstalled', leave, { once: true });
}
