import type { ReactNode } from 'react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import { groupDigits } from '#domain/lib/money.ts';

export interface Figure {
  label: string;
  value: number;
  link: string | null;
}

function Linked({ link, children }: { link: string | null; children: ReactNode }) {
  if (!link) return children;
  return (
    <AppLink
      href={link}
      className="block rounded-card no-underline [&>dl]:h-full [&>dl]:hover:border-brand"
    >
      {children}
    </AppLink>
  );
}

/** How many there are of what somebody has, each leading to the list behind it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
      {figures.map(({ label, value, link }) => (
        <li key={label} className="*:h-full">
          <Linked link={link}>
            <Stat label={label} value={groupDigits(value)} />
          </Linked>
        </li>
      ))}
    </ul>
  );
}
