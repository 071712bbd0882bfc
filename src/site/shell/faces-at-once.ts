import { createHash } from 'node:crypto';

/**
 * Behind the style of late faces, before anything is painted: lets a browser that has fetched these very
 * ones use them at once. Where a visitor lets nothing be kept, reading fails and they come late.
 */
export const FACES_AT_ONCE =
  'try{const s=document.currentScript.previousElementSibling;if(localStorage.faces===s.dataset.faces)s.media="all"}catch{}';

/** For the content policy of every page: some send it before their head is known. */
export const FACES_HASH =
  `sha256-${createHash('sha256').update(FACES_AT_ONCE).digest('base64')}` as const;
