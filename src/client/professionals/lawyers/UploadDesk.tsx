import { FileUp } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Select } from '#client/ui/Select.tsx';
import { lawyerLeadDetails, lawyerLeads } from '#contract/professionals/lawyers.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { Papers } from './Papers.tsx';

function PapersOf({ engagementId }: { engagementId: number }) {
  const { state, answer, error, reload } = useCall(lawyerLeadDetails, {
    params: { id: engagementId },
  });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <>
            <Papers work={answer.data} />
            <AppLink className="link w-fit" href={`/LawyerRequestDetails/${engagementId}`}>
              {words.allWork}
            </AppLink>
          </>
        )
      }
    </Loader>
  );
}

/** Papers for one of the lawyer's active pieces of work, which is chosen first. */
export function UploadDesk({ userId }: { userId: number }) {
  const { read, filter } = useListQuery();
  const { state, answer, error, reload } = useCall(lawyerLeads, {
    params: { id: userId },
    query: { stage: 'active' },
  });
  const leads = answer?.data ?? [];
  const [first] = leads;
  const chosen = Number(read('engagement')) || first?.id;
  const none = (
    <EmptyState
      icon={FileUp}
      title={words.noWorkUnder}
      text={words.papersHandedOnce}
      action={
        <ButtonLink variant="quiet" href="/LawyerLeadList">
          {words.seeMyLeads}
        </ButtonLink>
      }
    />
  );
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        chosen ? (
          <>
            <Field label={words.whichWork} className="max-w-xl">
              <Select
                value={chosen}
                onChange={({ target }) => filter('engagement', target.value)}
                options={[
                  ...leads.map(({ id, title, other }) => ({
                    value: id,
                    label: words.forWord({ title: title ?? words.noProperty, other }),
                  })),
                  ...(leads.some(({ id }) => id === chosen)
                    ? []
                    : [{ value: chosen, label: words.work({ chosen }) }]),
                ]}
              />
            </Field>
            <PapersOf key={chosen} engagementId={chosen} />
          </>
        ) : (
          none
        )
      }
    </Loader>
  );
}
