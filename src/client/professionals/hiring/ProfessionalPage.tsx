import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getProfessional } from '#contract/professionals/professionals.ts';
import { Professional } from './Professional.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { WorkRecord } from './WorkRecord.tsx';

interface Props {
  personId: number;
  userId: number;
  /** Only clients ask for work. */
  mayAsk: boolean;
  /** What the work is about, chosen before: "listing 12". */
  about?: string;
}

/** One professional, with all they tell of themselves. */
export function ProfessionalPage({ personId, userId, mayAsk, about = '' }: Props) {
  const [asking, setAsking] = useState(false);
  const { state, answer, error, reload } = useCall(getProfessional, { params: { personId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="card grid max-w-2xl gap-5 p-5">
            <Professional person={answer.data} full>
              {mayAsk && <Button onClick={() => setAsking(true)}>Ask for a quote…</Button>}
            </Professional>
            <WorkRecord person={answer.data} />
            {asking && (
              <RequestDialog
                person={answer.data}
                userId={userId}
                about={about}
                onClose={() => setAsking(false)}
              />
            )}
          </div>
        )
      }
    </Loader>
  );
}
