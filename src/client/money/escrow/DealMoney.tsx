import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { SandboxBanner } from '#client/ui/SandboxBanner.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import { getDealMoney, type DealMoney as Money } from '#contract/money/escrow.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import words from '#messages/money/escrow/index.ts';
import { ForfeitCard } from './ForfeitCard.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import { eventWords, hasMoney } from './money-labels.ts';
import { NextPayment } from './NextPayment.tsx';
import { Payments } from './Payments.tsx';
import { Plan } from './Plan.tsx';
import { Releases } from './Releases.tsx';
import { Settlements } from './Settlements.tsx';

interface PartsProps {
  money: Money;
  serverTime: string;
  userId: number;
}

/** What a side sees and does about the money of a booking. */
function Parts({ money, serverTime, userId }: PartsProps) {
  const { bookingId, side, forfeited, isSandbox, state } = money;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isSandbox && <SandboxBanner />}
      {side === 'buyer' && <NextPayment money={money} serverTime={serverTime} />}
      {forfeited > 0 && <ForfeitCard bookingId={bookingId} forfeited={forfeited} userId={userId} />}
      <section className="card p-5" aria-label={words.whereMoney}>
        <MoneyFigures money={money} />
      </section>
      <Plan money={money} />
      {state !== 'accepted' && <Releases money={money} serverTime={serverTime} userId={userId} />}
      {state !== 'accepted' && <Settlements bookingId={bookingId} />}
      <Payments money={money} />
    </div>
  );
}

function useMoney(bookingId: number) {
  const input = { params: { id: bookingId } };
  return useCall(getDealMoney, input);
}

interface Props {
  bookingId: number;
  userId: number;
}

/** All money of a booking on a page of its own, with its history. */
export function DealMoney({ bookingId, userId }: Props) {
  const { state, answer, error, reload } = useMoney(bookingId);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            <div className="grid grid-cols-1 gap-6">
              <p className="text-muted">
                <span lang={langOf(answer.data.title)}>{answer.data.title}</span> ·{' '}
                {answer.data.side === 'owner'
                  ? words.withBuyer({ other: answer.data.other })
                  : words.withOwner({ other: answer.data.other })}
              </p>
              {hasMoney(answer.data) ? (
                <Parts money={answer.data} serverTime={answer.serverTime} userId={userId} />
              ) : (
                <p className="card p-5">{words.nothingPaid}</p>
              )}
            </div>
            <Section title={words.history} titleId="money-history" className="card grid gap-4 p-5">
              <Timeline
                items={answer.data.history.map((event) => ({
                  ...eventWords(event),
                  at: new Date(event.at),
                  ...(event.note && { detail: <p className="wrap-anywhere">{event.note}</p> }),
                }))}
              />
            </Section>
          </div>
        )
      }
    </Loader>
  );
}

/** The same as a part of a booking's page; nothing before there is any. */
export function DealMoneySection({ bookingId, userId }: Props) {
  const { state, answer, error, reload } = useMoney(bookingId);
  if (answer && !hasMoney(answer.data)) return null;
  return (
    <Section
      title={words.money}
      titleId="money-head"
      size="2xl"
      id="money"
      className="grid grid-cols-1 gap-4"
    >
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          answer && <Parts money={answer.data} serverTime={answer.serverTime} userId={userId} />
        }
      </Loader>
    </Section>
  );
}

/** Where the money stands and its receipts, on the buyer's page of the booking; what is done about it has a page. */
export function DealMoneySummary({ bookingId }: { bookingId: number }) {
  const { answer } = useMoney(bookingId);
  if (!answer || !hasMoney(answer.data)) return null;
  return (
    <>
      <section className="card p-5" aria-label={words.whereMoney}>
        <MoneyFigures money={answer.data} />
      </section>
      <Payments money={answer.data} />
    </>
  );
}
