import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { type BulkResult, changeListings } from '#contract/homes/my-listing-steps.ts';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import words from '#messages/homes/my-listings/index.ts';
import { type OfferedStep, questionOf, STEP_LABEL, stepsFor } from './bulk-steps.ts';

function Results({ results, onClose }: { results: readonly BulkResult[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title={words.whatDone}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ul className="divide-y divide-line">
        {results.map(({ id, title, done, message }) => (
          <li key={id} className="grid gap-0.5 py-2">
            <b className="wrap-anywhere">{title ?? words.property({ id })}</b>
            <span className={done ? 'text-good' : 'text-bad'}>
              {done ? words.done : words.notDone}
              {message}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const properties = (n: number) => words.properties({ n });

/** The steps that the chosen listings can take together; each says afterwards how it went. */
export function BulkBar({ chosen, onDone }: { chosen: readonly OwnListing[]; onDone: () => void }) {
  const { busy, take } = useStep();
  const [asking, setAsking] = useState<OfferedStep>();
  const [results, setResults] = useState<readonly BulkResult[]>();
  const steps = stepsFor(chosen);

  const run = ({ step, ids }: OfferedStep) =>
    take(async () => {
      const answer = await call(changeListings, { body: { ids, action: step } });
      setResults(answer.data.results);
      onDone();
      return answer;
    });

  return (
    <section aria-label={words.chosenProperties} className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {chosen.length > 0
          ? words.chosen({ properties: properties(chosen.length) })
          : words.choosePropertiesTake}
      </p>
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((offered) => (
            <Button
              key={offered.step}
              variant="quiet"
              disabled={busy}
              onClick={() => (questionOf(offered.step) ? setAsking(offered) : void run(offered))}
            >
              {`${STEP_LABEL[offered.step]} (${offered.ids.length})`}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          open
          danger={asking.step === 'withdraw'}
          title={`${STEP_LABEL[asking.step]}: ${properties(asking.ids.length)}?`}
          description={questionOf(asking.step)}
          confirmLabel={`${STEP_LABEL[asking.step]}: ${asking.ids.length}`}
          busy={busy}
          onConfirm={async () => {
            await run(asking);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {results && <Results results={results} onClose={() => setResults(undefined)} />}
    </section>
  );
}
