import { Mail, MessageCircle, Share2, X } from 'lucide-react';
import { buttonLook, ICON_BUTTON } from '#client/ui/classes.ts';
import said from '#messages/homes/sharing/index.ts';
import type { Shared } from './share-words.ts';

const HEADING = 'share-heading';

/**
 * The ways to pass a home on. The browser's own popover: it opens, closes by Esc and gives the focus
 * back without script; `startSharing` adds copying and what the device itself offers.
 */
export function SharePanel({ id, shared }: { id: string; shared: Shared }) {
  const { title, words, url, whatsApp, email } = shared;
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={HEADING}
      className="card m-auto w-[min(26rem,calc(100vw-2rem))] p-5 text-ink shadow-float backdrop:bg-[oklch(0_0_0/0.5)]"
      data-share-panel={url}
      data-share-title={title}
      data-share-words={words}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={HEADING} className="pt-2 text-xl">
          {said.shareHome}
        </h2>
        <button
          type="button"
          className={ICON_BUTTON}
          aria-label={said.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p className="mt-1 text-sm text-muted">{words}</p>
      <div className="mt-4 grid gap-2">
        <button type="button" className={buttonLook('primary')} hidden data-share-native>
          <Share2 aria-hidden="true" className="size-4.5" />
          {said.withAnApp}
        </button>
        <a className={buttonLook('quiet')} href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" className="size-4.5" />
          WhatsApp
        </a>
        <a className={buttonLook('quiet')} href={email}>
          <Mail aria-hidden="true" className="size-4.5" />
          {said.email}
        </a>
      </div>
      <label className="mt-4 block text-sm font-semibold">
        {said.link}
        <input className="field mt-1.5 font-normal" readOnly value={url} data-share-link />
      </label>
      <button type="button" className={buttonLook('quiet', 'mt-2 w-full')} data-share-copy>
        {said.copyLink}
      </button>
      <p role="status" className="mt-2 min-h-5 text-sm" data-share-said />
    </div>
  );
}
