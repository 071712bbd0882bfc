import { useRef, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Section } from '#client/ui/Section.tsx';
import { type LawyerWorkDetail, saveTitlePoint } from '#contract/professionals/lawyers.ts';
import { counted } from '#domain/lib/counted.ts';
import { type CheckResult, lookedAt, NOTE_WANTED } from '#domain/professionals/title-check.ts';
import { type Answer, focusPoint, usePointKeys } from './point-keys.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { TitlePointDialog } from './TitlePointDialog.tsx';
import { TitlePointRow } from './TitlePointRow.tsx';

function wordsOf({ progress }: LawyerWorkDetail): string {
  const { problems, notApplicable, total } = progress;
  const looked = lookedAt(progress);
  if (looked === 0) return `None of the ${total} points is looked at yet.`;
  const found = problems === 0 ? 'no problem so far' : `${problems} with a problem`;
  const rest = notApplicable === 0 ? '' : `, ${notApplicable} not applicable`;
  return `${looked} of ${total} points looked at, ${found}${rest}.`;
}

/** Every point that is still open is named before it is noted down as fine. */
function RestIsFine({ work: { engagementId, checklist } }: { work: LawyerWorkDetail }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep();
  const open = checklist.filter(({ result }) => result === 'open');
  const noteAll = async () => {
    let answer = { message: '' };
    for (const { item, note } of open) {
      const body = { item, result: 'fine' as const, note: note ?? '' };
      answer = await call(saveTitlePoint, { params: { id: engagementId }, body });
    }
    return answer;
  };
  if (open.length < 2) return null;
  return (
    <>
      <Button variant="quiet" className="w-fit" onClick={() => setAsking(true)}>
        The {open.length} open points are fine…
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Note ${counted(open.length, 'point')} down as fine?`}
        description={`You say that you have looked at each of them: ${open.map(({ label }) => label).join('; ')}.`}
        confirmLabel="I have looked at each: fine"
        busy={busy}
        onConfirm={() => void take(noteAll).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The points of a title check with what was found; the lawyer answers them by a touch or a key each. */
export function TitleCheck({ work }: { work: LawyerWorkDetail }) {
  const [reporting, setReporting] = useState(false);
  const [remark, setRemark] = useState<{ index: number; result: CheckResult }>();
  const list = useRef<HTMLUListElement>(null);
  const { take } = useStep();
  const { engagementId, checklist, progress, side, state } = work;
  const canEdit = side === 'professional' && state === 'working';

  const onRemark = (index: number) => {
    const point = checklist[index];
    if (point) setRemark({ index, result: point.result === 'open' ? 'fine' : point.result });
  };
  const onAnswer = (index: number, result: Answer) => {
    const point = checklist[index];
    if (!point || point.result === result) return;
    const note = point.note ?? '';
    if (NOTE_WANTED[result]) {
      setRemark({ index, result });
      return;
    }
    // What is typed on goes to the next point while this one is on its way.
    focusPoint(list.current, index + 1);
    const body = { item: point.item, result, note };
    void take(() => call(saveTitlePoint, { params: { id: engagementId }, body }));
  };
  usePointKeys(list, { onAnswer, onRemark }, canEdit);
  const remarked = remark && checklist[remark.index];
  return (
    <Section
      title="Title check"
      titleId="title-check"
      actions={
        canEdit && (
          <Button disabled={lookedAt(progress) < progress.total} onClick={() => setReporting(true)}>
            Make the title report
          </Button>
        )
      }
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        aria-label="Points looked at"
        value={lookedAt(progress)}
        max={progress.total}
      />
      <p role="status" className="text-sm text-muted">
        {wordsOf(work)}
        {side === 'professional' && state === 'paid' && ' Start the work above to note them down.'}
      </p>
      {canEdit && (
        <>
          <p className="text-sm text-muted max-md:hidden">
            On a point: <kbd>1</kbd> fine, <kbd>2</kbd> problem, <kbd>3</kbd> or <kbd>n</kbd> not
            applicable, <kbd>r</kbd> remark; <kbd>j</kbd> and <kbd>k</kbd> or the arrows go on and
            back.
          </p>
          <RestIsFine work={work} />
        </>
      )}
      <ul ref={list} className="divide-y divide-line">
        {checklist.map((point, index) => (
          <TitlePointRow
            key={point.item}
            point={point}
            canEdit={canEdit}
            onAnswer={(answer) => onAnswer(index, answer)}
            onRemark={() => onRemark(index)}
          />
        ))}
      </ul>
      {remark && remarked && (
        <TitlePointDialog
          key={`${remarked.item} ${remark.result}`}
          engagementId={engagementId}
          point={remarked}
          result={remark.result}
          onClose={() => setRemark(undefined)}
        />
      )}
      {reporting && <ReportDialog work={work} onClose={() => setReporting(false)} />}
    </Section>
  );
}
