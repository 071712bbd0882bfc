import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { factOnPaper, type OnPaper } from '#domain/people/fact-on-paper.ts';
import words from '#messages/people/documents/index.ts';

export interface PaperFact {
  label: string;
  /** As it was entered; without one it is left out. */
  value: string | null;
  /** Ways in which the paper may say it; without any it is not looked for. */
  spellings?: readonly string[];
  /** What else is known that says otherwise. */
  differs?: string | null | false;
}

const TONE: Record<Exclude<OnPaper, null>, Tone> = {
  found: 'good',
  part: 'warn',
  missing: 'warn',
};

interface Props {
  /** Whose or of what they are. */
  title: string;
  facts: readonly PaperFact[];
  /** What the page that is shown says in letters. */
  page: string;
}

/** What the paper is to prove, as it was entered; what it does not say, or something else denies, is marked. */
export function FactsBeside({ title, facts, page }: Props) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <h3 className="text-base">{title}</h3>
      <dl className="grid gap-3">
        {facts.map(({ label, value, spellings, differs }) => {
          if (!value) return null;
          const found = spellings ? factOnPaper(page, spellings) : null;
          return (
            <div key={label} className="grid gap-0.5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="tabular flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {value}
                {found && <Badge tone={TONE[found]}>{words.onPaper[found]}</Badge>}
              </dd>
              {differs && <dd className="text-sm text-bad">{differs}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
