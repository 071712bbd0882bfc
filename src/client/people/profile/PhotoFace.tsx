import { UserRound } from 'lucide-react';
import { useState } from 'react';

/** A photo at the size of a profile; a figure where there is none, or none that can be shown. */
export function PhotoFace({ name, src }: { name: string; src: string | null }) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={name}
        width={128}
        height={128}
        className="size-32 rounded-full border border-line bg-sunk object-cover"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className="grid size-32 place-items-center rounded-full bg-brand-soft text-brand">
      <UserRound aria-hidden="true" className="size-14" />
    </span>
  );
}
