import { useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { waitWords } from '#client/people/kyc/wait-words.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { DealMoney } from '#contract/money/escrow.ts';
import { cancelRelease, disputeRelease, refuseRelease } from '#contract/money/escrow-steps.ts';
import type { ReleaseRow } from '#contract/money/releases.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import words from '#messages/money/escrow/index.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { KIND_WORDS, releaseWords } from './money-labels.ts';

function Answer({ release }: { release: ReleaseRow }) {
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const { id, amount, payee, state } = release;
  const close = () => setAsked(undefined);
  return (
    <>
      <Button
        aria-label={words.letGoTo({ amount: inFull(amount), payee })}
        onClick={() => setAsked('approve')}
      >
        {words.letItGo}
      </Button>
      {state === 'requested' && (
        <Button
          variant="quiet"
          aria-label={words.refuseTo({ amount: inFull(amount), payee })}
          onClick={() => setAsked('refuse')}
        >
          {words.refuse}
        </Button>
      )}
      {asked === 'approve' && <ApproveDialog release={release} onClose={close} />}
      {asked === 'refuse' && (
        <ReasonDialog
          title={words.refuseTitle({ amount: inFull(amount), payee })}
          description={words.refuseBody}
          confirmLabel={words.refuseRequest}
          draft={`refuse-release-${id}`}
          step={(reason) => call(refuseRelease, { params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  );
}

function TakeBack({ release: { id, amount } }: { release: ReleaseRow }) {
  const { busy, take } = useStep();
  return (
    <Button
      variant="quiet"
      busy={busy}
      aria-label={words.takeBackFor({ amount: inFull(amount) })}
      onClick={() => void take(() => call(cancelRelease, { params: { id } }))}
    >
      {words.takeBack}
    </Button>
  );
}

function Dispute({ release: { id, amount, payer } }: { release: ReleaseRow }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={dealPaymentsWords.disputeRefusal({ inFull: inFull(amount) })}
        onClick={() => setAsking(true)}
      >
        {words.staffDecide}
      </Button>
      {asking && (
        <ReasonDialog
          title={dealPaymentsWords.disputeThe({ inFull: inFull(amount) })}
          description={words.disputeBody({ payer })}
          confirmLabel={words.askStaff}
          draft={`dispute-release-${id}`}
          step={(reason) => call(disputeRelease, { params: { id }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What the caller can do about a request now. */
function Steps({ release }: { release: ReleaseRow }) {
  const { state, part } = release;
  if (part === 'payer') {
    return state === 'requested' || state === 'disputed' ? <Answer release={release} /> : null;
  }
  if (part !== 'payee') return null;
  if (state === 'refused') return <Dispute release={release} />;
  return state === 'requested' || state === 'disputed' ? <TakeBack release={release} /> : null;
}

function Row({ release, serverTime }: { release: ReleaseRow; serverTime: string }) {
  const { kind, state, part, amount, payee, note, target, createdAt, expiresAt } = release;
  const { title, tone } = releaseWords(release);
  const isOpen = state === 'requested' || state === 'disputed';
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <b className="tabular">{inFull(amount)}</b> · {KIND_WORDS[kind]}
        </p>
        <Badge {...(tone && { tone })}>{title}</Badge>
      </div>
      <p className="text-sm text-muted">
        {dealPaymentsWords.on({
          which:
            part === 'payee'
              ? words.toYourAccount({ account: target?.account ?? '' })
              : words.askedBy({ payee }),
          createdAt: formatDate(createdAt),
        })}
        {isOpen && (
          <>
            {' · '}
            <TimeLeft until={expiresAt} serverTime={serverTime} />
          </>
        )}
      </p>
      {part === 'payee' && target?.wait && (isOpen || state === 'approved') && (
        <p className="text-sm">{waitWords(target.wait)}.</p>
      )}
      {note && <p className="wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <Steps release={release} />
      </div>
    </li>
  );
}

interface Props {
  money: DealMoney;
  serverTime: string;
  userId: number;
}

/** Requests that money leaves escrow, with what the caller can do about each. */
export function Releases({ money, serverTime, userId }: Props) {
  const [asking, setAsking] = useState(false);
  const { releases, available, side, other } = money;
  if (releases.length === 0 && available === 0) return null;
  return (
    <Section
      title={words.outOfEscrow}
      titleId="releases"
      actions={
        available > 0 && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {side === 'owner' ? words.askRelease : words.askBack}
          </Button>
        )
      }
      gap={2}
      className="card grid gap-2 p-5"
    >
      {releases.length === 0 ? (
        <p className="text-muted">
          {side === 'owner' ? words.askOther({ other }) : words.nothingLeaves({ other })}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {releases.map((release) => (
            <Row key={release.id} release={release} serverTime={serverTime} />
          ))}
        </ul>
      )}
      {asking && <AskDialog money={money} userId={userId} onClose={() => setAsking(false)} />}
    </Section>
  );
}
