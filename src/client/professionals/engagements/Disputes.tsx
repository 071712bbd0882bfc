import { useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { seekRow } from '#client/lib/seek-row.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useStep } from '#client/lib/use-step.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import {
  type Dispute,
  listDisputes,
  settleForClient,
  settleForProfessional,
} from '#contract/professionals/disputes.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/professionals/engagements/index.ts';
import { eventWords } from './engagement-labels.ts';

const COLUMNS: Column<Dispute>[] = [
  {
    key: 'what',
    get head() {
      return words.work;
    },
    cell: (row) => `${PROFESSION[row.profession].name}: ${row.professional}`,
  },
  {
    key: 'client',
    get head() {
      return words.client;
    },
    cell: (row) => row.client,
  },
  {
    key: 'held',
    get head() {
      return words.escrow;
    },
    cell: (row) => inFull(row.held),
  },
  {
    key: 'since',
    get head() {
      return words.since;
    },
    cell: (row) => formatDate(row.since),
  },
];

interface DecideProps {
  dispute: Dispute;
  onClose: () => void;
  onDone: () => void;
}

function Facts({ dispute }: { dispute: Dispute }) {
  const { brief, quoteNote, reason, client, timeline } = dispute;
  const facts = [
    [words.whatComplains({ client }), reason],
    [words.whatAsked, brief],
    [words.whatFeeCovers, quoteNote],
  ] as const;
  return (
    <div className="grid gap-4">
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <h3 className="text-sm font-normal text-muted">{label}</h3>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </div>
          ),
      )}
      <details>
        <summary className="link w-fit">{words.history}</summary>
        <div className="pt-3">
          <Timeline
            items={timeline.map(({ at, event, note }) => ({
              ...eventWords({ event }),
              at: new Date(at),
              ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
            }))}
          />
        </div>
      </details>
    </div>
  );
}

/** Both sides read the reason; the money moves at once. */
function Decide({ dispute, onClose, onDone }: DecideProps) {
  const { engagementId, client, professional, held } = dispute;
  const form = useCallForm(settleForClient, { reason: '' });
  const { busy, take } = useStep({ form, onDone });
  const [chosen, setChosen] = useState<'client' | 'professional'>();
  const settle = (to: 'client' | 'professional') =>
    form.handleSubmit((body) => {
      setChosen(to);
      const endpoint = to === 'client' ? settleForClient : settleForProfessional;
      return take(() => call(endpoint, { params: { engagementId }, body }));
    });
  return (
    <Dialog
      open
      size="normal"
      title={words.and({ client, professional })}
      description={words.escrowWhatDecide({ inFull: inFull(held) })}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant="danger"
            busy={busy && chosen === 'client'}
            disabled={busy}
            onClick={settle('client')}
          >
            {words.giveFeeBack}
          </Button>
          <Button
            busy={busy && chosen === 'professional'}
            disabled={busy}
            onClick={settle('professional')}
          >
            {words.payProfessional}
          </Button>
        </>
      }
    >
      <Facts dispute={dispute} />
      <Field
        label={words.whyDecideSo}
        help={words.bothSidesRead}
        required
        error={form.formState.errors.reason?.message}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </Dialog>
  );
}

/** Disputes that wait for staff, the longest first. */
export function Disputes() {
  const { list, query } = useListCall(listDisputes, useList(), {});
  return (
    <>
      <StaffListTools list="disputes" page="/Admin/Disputes" />
      <ReviewQueue
        list={list}
        {...query}
        noun={(count) => counts.disputes({ count })}
        empty={{ title: words.noDisputes, text: words.nobodyAskedUs }}
        caption={words.disputes}
        columns={COLUMNS}
        rowKey={({ engagementId }) => engagementId}
        nameOf={({ client, professional }) => words.and({ client, professional })}
        param="dispute"
        seek={(isIt) => seekRow(listDisputes, isIt)}
        review={(dispute, close) => <Decide dispute={dispute} onClose={close} onDone={close} />}
      />
    </>
  );
}
