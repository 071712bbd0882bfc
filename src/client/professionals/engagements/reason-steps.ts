import * as steps from '#contract/professionals/engagement-steps.ts';
import type { EngagementDetail } from '#contract/professionals/engagements.ts';
import words from '#messages/professionals/engagements/index.ts';

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
  get label() {
    return words.decline;
  },
  get title() {
    return words.declineRequest;
  },
  get description() {
    return words.clientToldReason;
  },
  get confirmLabel() {
    return words.declineThe;
  },
};
const turnDown: ReasonStep = {
  endpoint: steps.turnDownQuote,
  get label() {
    return words.turnDown;
  },
  get title() {
    return words.turnQuoteDown;
  },
  get description() {
    return words.workEndsHere;
  },
  get confirmLabel() {
    return words.turnThe;
  },
};
const withdraw: ReasonStep = {
  endpoint: steps.withdrawEngagement,
  get label() {
    return words.takeBack;
  },
  get title() {
    return words.takeRequestBack;
  },
  get description() {
    return words.nothingPaidCan;
  },
  get confirmLabel() {
    return words.takeIt;
  },
};
const stepBack: ReasonStep = {
  endpoint: steps.stepBack,
  get label() {
    return words.takeQuoteBack;
  },
  get title() {
    return words.takeYour;
  },
  get description() {
    return words.clientNotPaid;
  },
  get confirmLabel() {
    return words.takeThe;
  },
};
const giveUp: ReasonStep = {
  endpoint: steps.giveUpWork,
  get label() {
    return words.giveUp;
  },
  get title() {
    return words.giveWorkUp;
  },
  get description() {
    return words.allFeeGoes;
  },
  get confirmLabel() {
    return words.giveThe;
  },
};
const rework: ReasonStep = {
  endpoint: steps.askRework,
  get label() {
    return words.sendBack;
  },
  get title() {
    return words.sendWorkBack;
  },
  get description() {
    return words.feeStaysEscrow;
  },
  get confirmLabel() {
    return words.sendIt;
  },
};
const dispute: ReasonStep = {
  endpoint: steps.disputeWork,
  get label() {
    return words.openDispute;
  },
  get title() {
    return words.letStaffDecide;
  },
  get description() {
    return words.feeStaysEscrowUntil;
  },
  get confirmLabel() {
    return words.openThe;
  },
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
