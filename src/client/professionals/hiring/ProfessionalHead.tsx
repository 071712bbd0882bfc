import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { ProfessionalProfile } from '#contract/professionals/professionals.ts';
import hiringWords from '#messages/professionals/hiring/index.ts';
import { Professional } from './Professional.tsx';
import { RequestDialog } from './RequestDialog.tsx';

interface Props {
  person: ProfessionalProfile;
  userId: number;
  mayAsk: boolean;
  /** What the work is about, chosen before: "listing 12". */
  about: string;
  /** Other ways to them, beside asking for a quote. */
  children: ReactNode;
}

/** Who a professional is, in their own words, with the ways to them. */
export function ProfessionalHead({ person, userId, mayAsk, about, children }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="card p-5">
      <Professional person={person} full>
        {mayAsk && <Button onClick={() => setAsking(true)}>{hiringWords.askFor}</Button>}
        {children}
      </Professional>
      {asking && (
        <RequestDialog
          person={person}
          userId={userId}
          about={about}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
