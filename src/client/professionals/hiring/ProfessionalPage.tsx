import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getProfessional } from '#contract/professionals/professionals.ts';
import { Professional } from './Professional.tsx';
import { RequestDialog } from './RequestDialog.tsx';

interface Props {
  personId: number;
  userId: number;
  /** Only clients ask for work. */
  mayAsk: boolean;
}

/** One professional, with all they tell of themselves. */
export function ProfessionalPage({ personId, userId, mayAsk }: Props) {
  const [asking, setAsking] = useState(false);
  const { state, answer, error, reload } = useCall(getProfessional, { params: { personId } });
  return (
    <Loader state={state} message={error?.message} onRetry={reload}>
      {() =>
        answer && (
          <div className="card max-w-2xl p-5">
            <Professional person={answer.data} full>
              {mayAsk && <Button onClick={() => setAsking(true)}>Ask for a quote…</Button>}
            </Professional>
            {asking && (
              <RequestDialog
                person={answer.data}
                userId={userId}
                about=""
                onClose={() => setAsking(false)}
              />
            )}
          </div>
        )
      }
    </Loader>
  );
}
