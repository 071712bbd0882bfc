import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import type { TitlePoint } from '#contract/professionals/lawyers.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { CHECK_RESULT_LABEL } from '#domain/professionals/title-check.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { RESULT_TONE } from './lead-labels.ts';
import { ANSWER_KEYS, ANSWERS, type Answer } from './point-keys.ts';

interface Props {
  point: TitlePoint;
  onAnswer: (answer: Answer) => void;
  onRemark: () => void;
}

const ANSWER_LOOK = 'chip min-h-11 cursor-pointer';

function Answers({ point: { label, result }, onAnswer, onRemark }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          data-answer={answer}
          aria-label={`${CHECK_RESULT_LABEL[answer]}: ${label}`}
          aria-pressed={result === answer}
          aria-keyshortcuts={ANSWER_KEYS[answer]}
          className={classes(
            ANSWER_LOOK,
            result === answer && 'border-brand bg-brand-soft font-semibold',
          )}
          onClick={() => onAnswer(answer)}
        >
          {CHECK_RESULT_LABEL[answer]}
        </button>
      ))}
      <Button variant="quiet" aria-label={words.remark({ label })} onClick={onRemark}>
        {words.remarkWord}
      </Button>
    </div>
  );
}

/** One point of a title check with what was found, and for the lawyer its answers. */
export function TitlePointRow(props: Props & { canEdit: boolean }) {
  const { point, canEdit } = props;
  const { label, result, note, at } = point;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{label}</p>
        {note && <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
        {at && result !== 'open' && (
          <p className="text-sm text-muted">{words.looked({ at: formatDate(at) })}</p>
        )}
      </div>
      {canEdit ? (
        <Answers {...props} />
      ) : (
        <Badge tone={RESULT_TONE[result]}>{CHECK_RESULT_LABEL[result]}</Badge>
      )}
    </li>
  );
}
