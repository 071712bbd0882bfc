import type { Transitions, Waits } from '#domain/lib/transitions.ts';

export const AGREEMENT_TEMPLATES = ['sale', 'leave-and-licence'] as const;
export type AgreementTemplate = (typeof AGREEMENT_TEMPLATES)[number];

/** `agreed`: both sides have consented to the same text. A change makes a new version. */
export const AGREEMENT_STATES = ['draft', 'shared', 'agreed', 'superseded', 'refused'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const AGREEMENT_TRANSITIONS = [
  { name: 'share', from: ['draft'], to: 'shared', by: 'lawyer' },
  { name: 'agree', from: ['shared'], to: 'agreed', by: 'party' },
  { name: 'refuse', from: ['shared'], to: 'refused', by: 'party' },
  { name: 'supersede', from: ['draft', 'shared', 'refused'], to: 'superseded', by: 'lawyer' },
] as const satisfies Transitions<AgreementState>;

/** For whom it waits: shared, for each side that has not consented yet. */
export const AGREEMENT_WAITS = {
  draft: 'lawyer',
  shared: 'party',
  agreed: null,
  superseded: null,
  refused: 'lawyer',
} as const satisfies Waits<AgreementState, typeof AGREEMENT_TRANSITIONS>;
