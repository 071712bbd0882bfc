import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import words from '#messages/professionals/agreement-text/index.ts';

const CLAUSE = /^\d+\. /;
/** The text is English, and of a licence Marathi beside it, whatever the page is in. */
const tongueOf = (line: string) => (/\p{Script=Devanagari}/u.test(line) ? 'mr' : 'en');

/** The text of a version as it is signed, in blocks; long ones scroll in their own box. */
export function AgreementText({ agreement }: { agreement: ShownAgreement }) {
  const [head = '', ...blocks] = agreement.text.split('\n\n');
  const titles = head.split('\n');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.titleAndVersion({
        title: TEMPLATE_TITLE[agreement.template],
        version: agreement.version,
      })}
      className="grid max-h-[60vh] gap-3 overflow-y-auto rounded-card border border-line bg-sunk p-4"
    >
      {titles.map((title) => (
        <p key={title} lang={tongueOf(title)} className="text-lg font-semibold">
          {title}
        </p>
      ))}
      {blocks.map((block) => {
        const [first = '', ...more] = block.split('\n');
        return (
          <div key={block} className="wrap-anywhere">
            <p lang={tongueOf(first)} className={CLAUSE.test(first) ? 'font-semibold' : ''}>
              {first}
            </p>
            {more.map((line) => (
              <p key={line} lang={tongueOf(line)}>
                {line}
              </p>
            ))}
          </div>
        );
      })}
    </section>
  );
}
