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
      title={`${formatExactRupees(amount)} to ${payee.name}?`}
      description={`${payer.name} ${dispute ? 'has refused' : 'has not answered'}. What you let go cannot be called back. Above ${formatExactRupees(toRupees(PAYOUT_FREE_PAISE))} in ${MONEY_OUT_DAYS} days, the payout then waits until two of you agree to it.`}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant="quiet"
            busy={busy && chosen === 'payer'}
            disabled={busy}
            onClick={settle('payer')}
          >
            Leave it in escrow
          </Button>
          <Button busy={busy && chosen === 'payee'} disabled={busy} onClick={settle('payee')}>
            Let it go to {payee.name}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [
            'Property',
            <AppLink
              key="listing"
              className="link"
              href={`/ViewPropertyDetails/${release.listingId}`}
            >
              {release.title}
            </AppLink>,
          ],
          [
            'Booking',
            <AppLink key="booking" className="link" href={`/Admin/Bookings/${release.bookingId}`}>
              #{release.bookingId}, {release.bookingState}
            </AppLink>,
          ],
          ['In escrow', formatExactRupees(held)],
          ['Asked by', <Person key="payee" person={payee} />],
          [dispute ? 'Refused by' : 'Silent', <Person key="payer" person={payer} />],
          ['What for', note],
          ['Why refused', dispute?.refusal],
          ['Why disputed', dispute?.answer],
          ['Asked on', formatMoment(release.createdAt)],
          ['Runs out', formatMoment(release.expiresAt)],
        ]}
      />
      <Field
        label="Why you decide so"
        help="Both sides read this, and it stands in the audit log."
        required
        error={form.formState.errors.reason?.message}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}
