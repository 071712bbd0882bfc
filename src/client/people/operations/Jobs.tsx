import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { cancelJob, retryJob, type StuckJob } from '#contract/people/operations.ts';
import words from '#messages/people/operations/index.ts';

const TONE = { waiting: 'neutral', running: 'good', failed: 'bad' } as const;

/** What is tried again, or cancelled once somebody has said so twice. */
function JobSteps({ job }: { job: StuckJob }) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { busy, take } = useStep({ onDone: close });
  const params = { queue: job.queue, jobId: job.id };
  if (job.state === 'failed') {
    return (
      <Button
        variant="quiet"
        busy={busy}
        busyLabel={words.oneMoment}
        onClick={() => void take(() => call(retryJob, { params }))}
      >
        {words.tryAgain}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {words.cancelAsk}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.cancelTitle({ queue: job.queue })}
        description={words.cancelMeans}
        confirmLabel={words.cancelJob}
        busyLabel={words.oneMoment}
        busy={busy}
        danger
        onConfirm={() => void take(() => call(cancelJob, { params }))}
        onCancel={close}
      />
    </>
  );
}

const columns = (): Column<StuckJob>[] => [
  { key: 'queue', head: words.job, cell: ({ queue }) => <code translate="no">{queue}</code> },
  {
    key: 'state',
    head: words.state,
    cell: ({ state }) => <Badge tone={TONE[state]}>{words.jobState[state]}</Badge>,
  },
  { key: 'since', head: words.since, cell: ({ since }) => formatMoment(since) },
  { key: 'attempts', head: words.triedAgain, numeric: true, cell: ({ attempts }) => attempts },
  { key: 'steps', head: words.steps, actions: true, cell: (job) => <JobSteps job={job} /> },
];

/** Jobs that wait, run or were given up. */
export function Jobs({ jobs }: { jobs: readonly StuckJob[] }) {
  if (jobs.length === 0) {
    return (
      <EmptyState icon={ListChecks} title={words.nothingWaits} text={words.nothingWaitsText} />
    );
  }
  return (
    <DataTable
      caption={words.jobsCaption}
      columns={columns()}
      rows={jobs}
      rowKey={({ id }) => id}
    />
  );
}
