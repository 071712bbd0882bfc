import { useCall } from '#client/lib/use-call.ts';
import { DataTable } from '#client/ui/DataTable.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getOperations } from '#contract/people/operations.ts';
import words from '#messages/people/operations/index.ts';
import { Failures } from './Failures.tsx';
import { Jobs } from './Jobs.tsx';
import { Overview } from './Overview.tsx';
import { providerColumns, queueColumns, sendingColumns } from './operation-columns.tsx';
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
            <Section className="grid gap-3" title={words.unforeseen} titleId="failures">
              <Failures failures={answer.data.failures} />
            </Section>
            <Section className="grid gap-3" title={words.jobs} titleId="jobs">
              <Jobs jobs={answer.data.jobs} />
              <DataTable
                caption={words.queues}
                columns={queueColumns()}
                rows={answer.data.queues}
                rowKey={({ name }) => name}
              />
            </Section>
            <Section className="grid gap-3" title={words.onItsWay} titleId="sending">
              <DataTable
                caption={words.mailSmsPush}
                columns={sendingColumns()}
                rows={sendingsOf(answer.data)}
                rowKey={({ name }) => name}
              />
            </Section>
            <Section className="grid gap-3" title={words.servicesOutside} titleId="providers">
              <p className="text-sm text-muted">{words.callsSinceBegan}</p>
              <DataTable
                caption={words.servicesOutside}
                columns={providerColumns()}
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
