import { call } from '#client/lib/api.ts';
import type { StoredSession } from '#client/lib/session.ts';
import { $unreadNotifications } from '#client/people/notifications/unread.ts';
import { signOut } from '#client/people/session/sign-out.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { verificationStatus } from '#contract/people/kyc.ts';
import { getNotifications } from '#contract/people/notifications.ts';
import { isFullyVerified, isIdentified } from '#domain/people/kyc.ts';
import { pathInLanguage } from '#messages/lib/language-path.ts';
import words from '#messages/people/header/index.ts';
import shell from '#messages/people/shell/index.ts';
import { keepChosenLanguage } from './keep-language.ts';

const find = <E extends HTMLElement>(name: string) =>
  document.querySelector<E>(`[data-${name}]`) ?? undefined;

interface Question {
  title: string;
  text: string;
  confirm: string;
  /** It cannot be waved away. */
  blocking: boolean;
}

function ask({ title, text, confirm, blocking }: Question): void {
  const dialog = find<HTMLDialogElement>('account-dialog');
  if (!dialog) return;
  const put = (name: string, said: string) => {
    const element = find(name);
    if (element) element.textContent = said;
  };
  put('dialog-title', title);
  put('dialog-text', text);
  put('dialog-confirm', confirm);
  const cancel = find('dialog-cancel');
  if (cancel) cancel.hidden = blocking;
  if (blocking) dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
}

async function verificationOf(userId: number) {
  const { data } = await call(verificationStatus, { params: { id: userId } });
  return { aadhaar: data.aadharverification, pan: data.panverification };
}

/** Undefined where nobody can be asked; the page checks again. */
async function mayPost(userId: number): Promise<boolean | undefined> {
  try {
    return isIdentified(await verificationOf(userId));
  } catch (error) {
    // An ended session says so itself, and leads to signing in.
    return isAppError(error) && error.code === 'session_ended' ? undefined : true;
  }
}

async function postProperty(userId: number): Promise<void> {
  const may = await mayPost(userId);
  if (may === undefined) return;
  if (may) return location.assign('/AddProperty');
  ask({
    title: words.updateKyc,
    text: words.toPost,
    confirm: words.updateKyc,
    blocking: false,
  });
}

/** Everywhere but at home and in the profile an agent is asked for missing papers. */
async function remindAgent(userId: number): Promise<void> {
  if (pathInLanguage(location.pathname).path === '/') return;
  if (isFullyVerified(await verificationOf(userId))) return;
  ask({
    title: shell.completeKyc,
    text: shell.agentKyc,
    confirm: shell.verifyNowTitle,
    blocking: true,
  });
}

function showUnread(unread: number): void {
  const badge = find('bell-count');
  if (!badge || unread === 0) return;
  badge.textContent = unread > 99 ? '99+' : String(unread);
  badge.hidden = false;
  find('bell')?.setAttribute('aria-label', words.unread({ count: unread }));
}

async function countUnread(userId: number): Promise<void> {
  const { unread } = await call(getNotifications, { params: { id: userId } });
  $unreadNotifications.set(unread);
}

/** Shows the header of somebody signed in on a public page. */
export function signedInHeader({ userId, userRole }: StoredSession): void {
  const account = find('signed-in');
  if (account) account.hidden = false;
  const signIn = find('signed-out');
  if (signIn) signIn.hidden = true;
  keepChosenLanguage();
  find('logout')?.addEventListener('click', signOut);
  const post = find<HTMLButtonElement>('post-property');
  if (post && userRole === 'user') {
    post.hidden = false;
    post.addEventListener('click', () => void postProperty(userId));
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-with-token="/AddProperty"]')) {
    if (userRole !== 'user') link.parentElement?.remove();
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void postProperty(userId);
    });
  }
  $unreadNotifications.listen(showUnread);
  countUnread(userId).catch(() => undefined);
  if (userRole === 'agent') remindAgent(userId).catch(() => undefined);
}
