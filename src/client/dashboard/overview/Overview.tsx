import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { userDashboard } from '#contract/dashboard.ts';
import type { Role } from '#domain/lib/role.ts';
import words from '#messages/people/overview/index.ts';
import { Figures } from './Figures.tsx';
import { Needs } from './Needs.tsx';
import { OwnHome } from './OwnHome.tsx';

interface Props {
  userId: number;
  role: Role;
}

/** The first screen after signing in: what needs one now, then the figures of one's role. */
export function Overview({ userId, role }: Props) {
  const { state, answer, error, reload } = useCall(userDashboard, { params: { id: userId } });
  // Zeros tell a buyer nothing: what they have stands below, and what they lack is on other pages.
  const figures = (answer?.data.figures ?? []).filter(({ value }) => role !== 'user' || value > 0);
  return (
    <>
      <Section title={words.needsYouNow} titleId="needs" className="grid gap-3">
        <Loader state={state} error={error} onRetry={reload}>
          {() => <Needs needs={answer?.data.needs ?? []} role={role} />}
        </Loader>
      </Section>
      {figures.length > 0 && (
        <Section title={words.atAGlance} titleId="figures" className="grid gap-3">
          <Figures figures={figures} />
        </Section>
      )}
      <OwnHome role={role} />
    </>
  );
}
