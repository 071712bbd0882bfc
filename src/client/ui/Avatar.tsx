import { Avatar as Base } from '@base-ui/react/avatar';
import { classes } from './classes.ts';

const SIZE = { small: 'size-8 text-xs', normal: 'size-10 text-sm', large: 'size-16 text-xl' };

/** "AD" for "Asha Deshmukh", "A" for "Asha". */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

interface Props {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZE;
}

/** A face, or initials where there is none. Decoration: the name stands beside it or names the button. */
export function Avatar({ name, src, size = 'normal' }: Props) {
  return (
    <Base.Root
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand select-none',
        SIZE[size],
      )}
    >
      {src && <Base.Image src={src} alt="" className="size-full object-cover" />}
      <Base.Fallback>{initials(name)}</Base.Fallback>
    </Base.Root>
  );
}
