import { PAPER_KINDS, PAPER_LABEL } from '#contract/homes/verifications.ts';

export const kindOptions = () => PAPER_KINDS.map((value) => ({ value, label: PAPER_LABEL[value] }));
