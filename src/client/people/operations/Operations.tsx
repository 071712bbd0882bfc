import { useCall } from '#client/lib/use-call.ts';
import { DataTable } from '#client/ui/DataTable.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getOperations } from '#contract/people/operations.ts';
import { Failures } from './Failures.tsx';
import { Jobs } from './Jobs.tsx';
import { Overview } from './Overview.tsx';
import { PROVIDER_COLUMNS, QUEUE_COLUMNS, SENDING_COLUMNS } from './operation-columns.tsx';
import { sendingsOf } from './operation-words.ts';

/** How the site runs: what waits, what was given up, what others answer, what went wrong. */
export function Operations() {
  const { state, answer, error, reload } = useCall(getOperations);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 gap-8">
            <Overview operations={answer.data} />
            <Section className="grid gap-3" title="Errors nobody foresaw" titleId="failures">
              <Failures failures={answer.data.failures} />
            </Section>
            <Section className="grid gap-3" title="Jobs" titleId="jobs">
              <Jobs jobs={answer.data.jobs} />
              <DataTable
                caption="Queues of jobs"
                columns={QUEUE_COLUMNS}
                rows={answer.data.queues}
                rowKey={({ name }) => name}
              />
            </Section>
            <Section className="grid gap-3" title="On its way out" titleId="sending">
              <DataTable
                caption="Mail, SMS, push and webhooks"
                columns={SENDING_COLUMNS}
                rows={sendingsOf(answer.data)}
                rowKey={({ name }) => name}
              />
            </Section>
            <Section className="grid gap-3" title="Services outside" titleId="providers">
              <p className="text-sm text-muted">
                Calls of the process that answered, since it began.
              </p>
              <DataTable
                caption="Services outside"
                columns={PROVIDER_COLUMNS}
                rows={answer.data.providers}
                rowKey={({ name }) => name}
              />
            </Section>
          </div>
        )
      }
    </Loader>
  );
}
