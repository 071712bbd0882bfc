import words from '#messages/people/reviewing/index.ts';
import { CHECK_LABEL } from './check-label.ts';
import type { Review } from './rows.ts';

/** What staff say yes to: that the holder and the account are one person. */
export function NamesToCompare({ review }: { review: Review }) {
  const { kind, person, checkedName, isRenamed, shown } = review;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{words.nameOfAccount}</dt>
        <dd className="font-semibold wrap-anywhere">{person}</dd>
        {checkedName !== null && (
          <>
            <dt className="text-muted">
              {kind === 'document'
                ? words.nameOnDocument
                : words.nameOnCheck({ check: CHECK_LABEL[kind] })}
            </dt>
            <dd className="font-semibold wrap-anywhere">{checkedName}</dd>
          </>
        )}
        {shown !== null && (
          <>
            <dt className="text-muted">{CHECK_LABEL[kind]}</dt>
            <dd className="tabular">{shown}</dd>
          </>
        )}
      </dl>
      <p className="text-muted">
        {isRenamed && `${words.changedName} `}
        {words.onlyIfOnePerson}
      </p>
    </div>
  );
}
