import * as steps from '#contract/professionals/engagement-steps.ts';
import type { EngagementDetail } from '#contract/professionals/engagements.ts';

type StepEndpoint =
  | typeof steps.declineEngagement
  | typeof steps.turnDownQuote
  | typeof steps.withdrawEngagement
  | typeof steps.stepBack
  | typeof steps.giveUpWork
  | typeof steps.askRework
  | typeof steps.disputeWork;

export interface ReasonStep {
  endpoint: StepEndpoint;
  /** On the button that opens it. */
  label: string;
  title: string;
  description: string;
  confirmLabel: string;
}

const decline: ReasonStep = {
  endpoint: steps.declineEngagement,
  label: 'Decline…',
  title: 'Decline this request?',
  description: 'The client is told, with your reason.',
  confirmLabel: 'Decline the request',
};
const turnDown: ReasonStep = {
  endpoint: steps.turnDownQuote,
  label: 'Turn down…',
  title: 'Turn this quote down?',
  description: 'The work ends here. You can ask again.',
  confirmLabel: 'Turn the quote down',
};
const withdraw: ReasonStep = {
  endpoint: steps.withdrawEngagement,
  label: 'Take back…',
  title: 'Take this request back?',
  description: 'Nothing was paid. You can ask again.',
  confirmLabel: 'Take it back',
};
const stepBack: ReasonStep = {
  endpoint: steps.stepBack,
  label: 'Take the quote back…',
  title: 'Take your quote back?',
  description: 'The client has not paid. The work ends here.',
  confirmLabel: 'Take the quote back',
};
const giveUp: ReasonStep = {
  endpoint: steps.giveUpWork,
  label: 'Give up…',
  title: 'Give this work up?',
  description: 'All of the fee goes back to the client. It cannot be undone.',
  confirmLabel: 'Give the work up',
};
const rework: ReasonStep = {
  endpoint: steps.askRework,
  label: 'Send back…',
  title: 'Send the work back?',
  description: 'The fee stays in escrow until it is delivered again. Say what is missing.',
  confirmLabel: 'Send it back',
};
const dispute: ReasonStep = {
  endpoint: steps.disputeWork,
  label: 'Open a dispute…',
  title: 'Let our staff decide?',
  description:
    'The fee stays in escrow until they have. Talk to the other side first: most of it is settled so.',
  confirmLabel: 'Open the dispute',
};

type Steps = Partial<Record<EngagementDetail['state'], readonly ReasonStep[]>>;

const OF_CLIENT: Steps = {
  requested: [withdraw],
  quoted: [turnDown],
  accepted: [withdraw],
  paid: [dispute],
  working: [dispute],
  delivered: [rework, dispute],
};
const OF_PROFESSIONAL: Steps = {
  requested: [decline],
  quoted: [stepBack],
  accepted: [stepBack],
  paid: [giveUp],
  working: [giveUp],
};

/** Steps the caller may take now that ask for a reason. */
export const reasonSteps = ({
  side,
  state,
}: Pick<EngagementDetail, 'side' | 'state'>): readonly ReasonStep[] =>
  (side === 'client' ? OF_CLIENT : OF_PROFESSIONAL)[state] ?? [];
