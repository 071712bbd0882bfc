/** Upper ends, in seconds, of the steps in which answers are counted. */
export const ANSWER_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
/** The same of what is done in the background or by others. */
export const WORK_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 1_800] as const;
