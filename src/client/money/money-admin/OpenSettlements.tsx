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
import words from '#messages/money/staff-decisions/index.ts';
import { Facts } from './Facts.tsx';

const columns = (): Column<AdminSettlement>[] => [
  { key: 'what', head: words.property, cell: ({ title }) => title },
  { key: 'owner', head: words.owner, cell: ({ owner }) => owner.name },
  { key: 'buyer', head: words.buyer, cell: ({ buyer }) => buyer.name },
  { key: 'since', head: words.since, cell: ({ since }) => formatDate(since) },
  {
    key: 'amount',
    head: words.paidInAll,
    numeric: true,
    cell: ({ total }) => <b className="whitespace-nowrap">{formatExactRupees(total)}</b>,
  },
];

const names = ({ owner, buyer }: AdminSettlement) => ({ owner: owner.name, buyer: buyer.name });

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
      title={words.howSettled(names(settlement))}
      description={words.settleBody}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant="quiet"
            busy={busy && chosen === 'dismiss'}
            disabled={busy}
            onClick={step('dismiss')}
          >
            {words.leaveDeal}
          </Button>
          <Button busy={busy && chosen === 'decide'} disabled={busy} onClick={step('decide')}>
            {words.divideSo}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [words.property, settlement.title],
          [
            words.booking,
            `#${settlement.bookingId}, ${STATE_WORDS.booking[settlement.bookingState].toLowerCase()}`,
          ],
          [words.owner, <Person key="owner" person={settlement.owner} />],
          [words.buyer, <Person key="buyer" person={settlement.buyer} />],
          [words.paidInAll, formatExactRupees(total)],
          [words.held, formatExactRupees(settlement.held)],
          [words.ownerHas, formatExactRupees(settlement.hasOwner)],
          [words.buyerHas, formatExactRupees(settlement.hasBuyer)],
          [
            words.proposes[proposedBy],
            words.division({
              toBuyer: formatExactRupees(toBuyer),
              toOwner: formatExactRupees(toOwner),
            }),
          ],
          [words.why, settlement.reason],
          [words.whyRefused, settlement.refusal],
          [words.whyDisputed, settlement.answer],
        ]}
      />
      <Controller
        control={form.control}
        name="toBuyer"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label={words.buyerEndsWith}
            example={words.example}
            help={words.restIsOwners}
            error={fieldState.error?.message}
            {...input}
          />
        )}
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

/** Settlements of deals that were refused and disputed, or that one side never answers. */
export function OpenSettlements() {
  const { list, query } = useListCall(listOpenSettlements, useList('settlements'), {});
  return (
    <>
      <StaffListTools list="settlements" page="/Admin/Disputes" />
      <ReviewQueue
        list={list}
        {...query}
        noun={(count) => words.settlementCount({ count })}
        empty={{
          title: words.noSettlement,
          text: words.settlementsComeHere,
        }}
        caption={words.settlements}
        columns={columns()}
        rowKey={({ id }) => id}
        nameOf={(settlement) => words.ownerAndBuyer(names(settlement))}
        param="settlement"
        seek={(isIt) => seekRow(listOpenSettlements, isIt)}
        review={(settlement, close) => (
          <Decide settlement={settlement} onClose={close} onDone={close} />
        )}
      />
    </>
  );
}
