import { PAPER_KINDS, PAPER_LABEL } from '#domain/homes/ownership-papers.ts';

export const kindOptions = () => PAPER_KINDS.map((value) => ({ value, label: PAPER_LABEL[value] }));
