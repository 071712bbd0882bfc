import { type ReactNode, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import words from '#messages/people/profile/index.ts';
import { useSection } from './use-section.ts';

export interface Section {
  /** What the address's hash says. */
  id: string;
  title: string;
  content: ReactNode;
}

const LINK =
  'flex min-h-11 items-center rounded-control px-3 no-underline whitespace-nowrap hover:bg-sunk max-lg:border max-lg:border-line-strong max-lg:bg-raised lg:aria-[current]:bg-brand-soft lg:aria-[current]:font-semibold lg:aria-[current]:text-brand-strong';

/** A desk shows one section beside the list of all; a phone has them one below the other. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const box = useRef<HTMLDivElement>(null);
  const current = useSection(
    sections.map(({ id }) => id),
    box,
  );
  return (
    <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:items-start">
      <nav aria-label={words.parts} className="min-w-0 lg:sticky lg:top-22">
        <ul className="flex gap-2 overflow-x-auto p-1 -m-1 lg:grid lg:gap-0.5">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={LINK}
                aria-current={id === current ? 'location' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={box} className="grid gap-6">
        {sections.map(({ id, title, content }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            className={classes('card p-5 outline-none sm:p-6', id !== current && 'lg:hidden')}
          >
            <h2 id={`${id}-title`} className="mb-4 text-xl">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
