import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { type AdminRelease, awardRelease, dismissRelease } from '#contract/money/release-admin.ts';
import { formatExactRupees, toRupees } from '#domain/lib/money.ts';
import { MONEY_OUT_DAYS, PAYOUT_FREE_PAISE } from '#domain/money/payout.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import words from '#messages/money/staff-decisions/index.ts';
import { Facts } from './Facts.tsx';

function Person({ person: { id, name } }: { person: AdminRelease['payee'] }) {
  return <PersonLink id={id} name={name} />;
}

interface Props {
  release: AdminRelease;
  onClose: () => void;
  onDone: () => void;
}

/** Both sides read the reason. What is let go cannot be called back. */
export function DecideReleaseDialog({ release, onClose, onDone }: Props) {
  const { id: releaseId, amount, payee, payer, held, note, dispute } = release;
  const form = useCallForm(awardRelease, { reason: '' });
  const { busy, take } = useStep({ form, onDone });
  const [chosen, setChosen] = useState<'payee' | 'payer'>();
  const settle = (to: 'payee' | 'payer') =>
    form.handleSubmit((body) => {
      setChosen(to);
      const endpoint = to === 'payee' ? awardRelease : dismissRelease;
      return take(() => call(endpoint, { params: { releaseId }, body }));
    });
  return (
    <Dialog
      open
      size="normal"
      title={words.letGoTitle({ amount: formatExactRupees(amount), payee: payee.name })}
      description={(dispute ? words.refusedBody : words.silentBody)({
        payer: payer.name,
        limit: formatExactRupees(toRupees(PAYOUT_FREE_PAISE)),
        days: MONEY_OUT_DAYS,
      })}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant="quiet"
            busy={busy && chosen === 'payer'}
            disabled={busy}
            onClick={settle('payer')}
          >
            {words.leaveInEscrow}
          </Button>
          <Button busy={busy && chosen === 'payee'} disabled={busy} onClick={settle('payee')}>
            {words.letGoTo({ payee: payee.name })}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [
            words.property,
            <AppLink
              key="listing"
              className="link"
              href={`/ViewPropertyDetails/${release.listingId}`}
            >
              {release.title}
            </AppLink>,
          ],
          [
            words.booking,
            <AppLink key="booking" className="link" href={`/Admin/Bookings/${release.bookingId}`}>
              #{release.bookingId}, {STATE_WORDS.booking[release.bookingState].toLowerCase()}
            </AppLink>,
          ],
          [words.inEscrow, formatExactRupees(held)],
          [words.askedBy, <Person key="payee" person={payee} />],
          [dispute ? words.refusedBy : words.silent, <Person key="payer" person={payer} />],
          [words.whatFor, note],
          [words.whyRefused, dispute?.refusal],
          [words.whyDisputed, dispute?.answer],
          [words.askedOn, formatMoment(release.createdAt)],
          [words.runsOut, formatMoment(release.expiresAt)],
        ]}
      />
      <Field
        label={words.whyYouDecide}
        help={words.bothRead}
        required
        error={form.formState.errors.reason?.message}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
