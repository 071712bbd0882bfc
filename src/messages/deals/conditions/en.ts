export default {
  possessionOn: ({ day }: { day: string }) => `Possession on ${day}.`,
  included: ({ fixtures }: { fixtures: string }) => `Included: ${fixtures}.`,
  loanBy: ({ day }: { day: string }) =>
    `The deal hangs on the buyer’s home loan, which has to be sanctioned by ${day}.`,
};
