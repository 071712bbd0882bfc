import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { seekRow } from '#client/lib/seek-row.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useStep } from '#client/lib/use-step.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import {
  type AdminSettlement,
  decideSettlement,
  dismissSettlement,
  listOpenSettlements,
} from '#contract/money/settlement-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import { Facts } from './Facts.tsx';

const COLUMNS: Column<AdminSettlement>[] = [
  { key: 'what', head: 'Property', cell: ({ title }) => title },
  { key: 'owner', head: 'Owner', cell: ({ owner }) => owner.name },
  { key: 'buyer', head: 'Buyer', cell: ({ buyer }) => buyer.name },
  { key: 'since', head: 'Since', cell: ({ since }) => formatDate(since) },
  {
    key: 'amount',
    head: 'Paid in all',
    numeric: true,
    cell: ({ total }) => <b className="whitespace-nowrap">{formatExactRupees(total)}</b>,
  },
];

function Person({ person: { id, name } }: { person: AdminSettlement['owner'] }) {
  return (
    <AppLink className="link" href={`/Admin/Users?q=%23${id}`}>
      {name} #{id}
    </AppLink>
  );
}

interface DecideProps {
  settlement: AdminSettlement;
  onClose: () => void;
  onDone: () => void;
}

/** Both sides read the reason. What is divided cannot be called back. */
function Decide({ settlement, onClose, onDone }: DecideProps) {
  const { id: settlementId, toBuyer, toOwner, proposedBy, total } = settlement;
  const form = useCallForm(decideSettlement, { toBuyer, reason: '' });
  const { busy, take } = useStep({ form, onDone });
  const [chosen, setChosen] = useState<'decide' | 'dismiss'>();
  const params = { settlementId };
  const step = (name: 'decide' | 'dismiss') =>
    form.handleSubmit((body) => {
      setChosen(name);
      return name === 'decide'
        ? take(() => call(decideSettlement, { params, body }))
        : take(() => call(dismissSettlement, { params, body: { reason: body.reason } }));
    });
  return (
    <Dialog
      open
      size="normal"
      title={`How is the deal of ${settlement.owner.name} and ${settlement.buyer.name} settled?`}
      description="The booking ends and the money moves at once, or once another of staff decides the same above the limit."
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant="quiet"
            busy={busy && chosen === 'dismiss'}
            disabled={busy}
            onClick={step('dismiss')}
          >
            Leave the deal as it is
          </Button>
          <Button busy={busy && chosen === 'decide'} disabled={busy} onClick={step('decide')}>
            Divide it so
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          ['Property', settlement.title],
          [
            'Booking',
            `#${settlement.bookingId}, ${STATE_WORDS.booking[settlement.bookingState].toLowerCase()}`,
          ],
          ['Owner', <Person key="owner" person={settlement.owner} />],
          ['Buyer', <Person key="buyer" person={settlement.buyer} />],
          ['Paid in all', formatExactRupees(total)],
          ['Held', formatExactRupees(settlement.held)],
          ['The owner has', formatExactRupees(settlement.hasOwner)],
          ['The buyer has', formatExactRupees(settlement.hasBuyer)],
          [
            `The ${proposedBy} proposes`,
            `${formatExactRupees(toBuyer)} to the buyer, ${formatExactRupees(toOwner)} to the owner`,
          ],
          ['Why', settlement.reason],
          ['Why refused', settlement.refusal],
          ['Why disputed', settlement.answer],
        ]}
      />
      <Controller
        control={form.control}
        name="toBuyer"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label="The buyer ends with"
            example="2.5 lakh"
            help="Of all that was paid. The rest is the owner’s; what a side has beyond its part it owes."
            error={fieldState.error?.message}
            {...input}
          />
        )}
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

/** Settlements of deals that were refused and disputed, or that one side never answers. */
export function OpenSettlements() {
  const { list, query } = useListCall(listOpenSettlements, useList('settlements'), {});
  return (
    <>
      <StaffListTools list="settlements" page="/Admin/Disputes" />
      <ReviewQueue
        list={list}
        {...query}
        noun={['settlement', 'settlements']}
        empty={{
          title: 'No settlement to decide',
          text: 'A settlement comes here where its refusal is disputed, or where nobody answers it in time.',
        }}
        caption="Settlements to decide"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        nameOf={({ owner, buyer }) => `${owner.name} and ${buyer.name}`}
        param="settlement"
        seek={(isIt) => seekRow(listOpenSettlements, isIt)}
        review={(settlement, close) => (
          <Decide settlement={settlement} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
