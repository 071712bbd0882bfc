import { Heart, Scale, Share2 } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import words from '#messages/homes/sharing/index.ts';

const LOOK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-raised px-3 text-sm font-semibold text-ink shadow-float';
const WORD = 'max-sm:sr-only';

/** On the corner of a public listing's photo: keep, compare, share. `listenToCards` does the first two. */
export function PhotoActions({ id, sharePanel }: { id: number; sharePanel: string }) {
  return (
    <>
      <button
        type="button"
        className={classes(LOOK, 'aria-pressed:text-bad')}
        data-favourite={id}
        aria-pressed="false"
      >
        <Heart
          aria-hidden="true"
          className="size-5 fill-transparent in-aria-pressed:fill-current"
        />
        <span className={WORD}>{words.save}</span>
      </button>
      <button
        type="button"
        className={classes(LOOK, 'aria-pressed:bg-brand-soft')}
        data-compare={id}
        aria-pressed="false"
      >
        <Scale aria-hidden="true" className="size-5" />
        <span className={WORD}>{words.compare}</span>
      </button>
      <button type="button" className={LOOK} popoverTarget={sharePanel}>
        <Share2 aria-hidden="true" className="size-5" />
        <span className={WORD}>{words.share}</span>
      </button>
    </>
  );
}
