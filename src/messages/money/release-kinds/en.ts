export default {
  release: 'To the owner',
  withdrawal: 'Back to the buyer',
  commission: 'To a professional',
  forfeit: 'Forfeited to the owner',
};
