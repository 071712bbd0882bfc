import { useRef, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Section } from '#client/ui/Section.tsx';
import { type LawyerWorkDetail, saveTitlePoint } from '#contract/professionals/lawyers.ts';
import { type CheckResult, lookedAt, NOTE_WANTED } from '#domain/professionals/title-check.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { type Answer, focusPoint, usePointKeys } from './point-keys.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { TitlePointDialog } from './TitlePointDialog.tsx';
import { TitlePointRow } from './TitlePointRow.tsx';

function wordsOf({ progress }: LawyerWorkDetail): string {
  const { problems, notApplicable, total } = progress;
  const looked = lookedAt(progress);
  if (looked === 0) return words.nonePointsLooked({ total });
  const found = problems === 0 ? words.noProblemSo : words.problem({ problems });
  const rest = notApplicable === 0 ? '' : words.notApplicable({ notApplicable });
  return words.pointsLooked({ looked, total, found, rest });
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
        {words.openPointsFine({ openCount: open.length })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.notePointsDown({ openCount: open.length })}
        description={words.sayLookedEach({ open: open.map(({ label }) => label).join('; ') })}
        confirmLabel={words.iLookedEach}
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
      title={words.titleCheckWord}
      titleId="title-check"
      actions={
        canEdit && (
          <Button disabled={lookedAt(progress) < progress.total} onClick={() => setReporting(true)}>
            {words.makeTitleReport}
          </Button>
        )
      }
      className="card grid grid-cols-1 gap-3 p-5"
    >
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        aria-label={words.pointsLookedAt}
        value={lookedAt(progress)}
        max={progress.total}
      />
      <p role="status" className="text-sm text-muted">
        {wordsOf(work)}
        {side === 'professional' && state === 'paid' && words.startWorkAbove}
      </p>
      {canEdit && (
        <>
          <p className="text-sm text-muted max-md:hidden">
            {filled(words.pointFineProblem, {
              kbd: <kbd>1</kbd>,
              kbd2: <kbd>2</kbd>,
              kbd3: <kbd>3</kbd>,
              kbd4: <kbd>n</kbd>,
              kbd5: <kbd>r</kbd>,
              kbd6: <kbd>j</kbd>,
              kbd7: <kbd>k</kbd>,
            })}
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
