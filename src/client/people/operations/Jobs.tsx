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

const STATE = {
  waiting: { label: 'Waits', tone: 'neutral' },
  running: { label: 'Runs', tone: 'good' },
  failed: { label: 'Given up', tone: 'bad' },
} as const;

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
        busyLabel="One moment…"
        onClick={() => void take(() => call(retryJob, { params }))}
      >
        Try again
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Cancel…
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Cancel ${job.queue}?`}
        description="What it has done stays done. It comes up again at its next time."
        confirmLabel="Cancel the job"
        busyLabel="One moment…"
        busy={busy}
        danger
        onConfirm={() => void take(() => call(cancelJob, { params }))}
        onCancel={close}
      />
    </>
  );
}

const COLUMNS: readonly Column<StuckJob>[] = [
  { key: 'queue', head: 'Job', cell: ({ queue }) => queue },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={STATE[state].tone}>{STATE[state].label}</Badge>,
  },
  { key: 'since', head: 'Since', cell: ({ since }) => formatMoment(since) },
  { key: 'attempts', head: 'Tried again', numeric: true, cell: ({ attempts }) => attempts },
  { key: 'steps', head: 'Steps', actions: true, cell: (job) => <JobSteps job={job} /> },
];

/** Jobs that wait, run or were given up. */
export function Jobs({ jobs }: { jobs: readonly StuckJob[] }) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        icon={ListChecks}
        title="Nothing waits"
        text="Every job that was due is done, and none was given up within a day."
      />
    );
  }
  return (
    <DataTable
      caption="Jobs that wait, run or were given up"
      columns={COLUMNS}
      rows={jobs}
      rowKey={({ id }) => id}
    />
  );
}
