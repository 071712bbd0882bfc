import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';
import { tagOf } from '#messages/lib/language.ts';
import words from '#messages/professionals/agreement-text/index.ts';

const CLAUSE = /^\d+\. /;

/** The text of a version as it is signed, in blocks; long ones scroll in their own box. */
export function AgreementText({ agreement }: { agreement: ShownAgreement }) {
  const [titles = '', ...blocks] = agreement.text.split('\n\n');
  const [title = ''] = titles.split('\n');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.titleAndVersion({ title, version: agreement.version })}
      className="max-h-[60vh] overflow-y-auto rounded-card border border-line bg-sunk p-4"
    >
      <p className="text-lg font-semibold whitespace-pre-line">{titles}</p>
      {blocks.map((block) => {
        const [first = '', ...more] = block.split('\n');
        return (
          <div key={block} className="wrap-anywhere">
            <p className={CLAUSE.test(first) ? 'font-semibold' : ''}>{first}</p>
            {more.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        );
      })}
    </section>
  );
}
