import { UserRound } from 'lucide-react';

/** A photo at the size of a profile, or a figure in its place. */
export function PhotoFace({ name, src }: { name: string; src: string | null }) {
  if (src) {
    return (
      <img
        src={src}
        alt={name}
        width={128}
        height={128}
        className="size-32 rounded-full border border-line bg-sunk object-cover"
      />
    );
  }
  return (
    <span className="grid size-32 place-items-center rounded-full bg-brand-soft text-brand">
      <UserRound aria-hidden="true" className="size-14" />
    </span>
  );
}
