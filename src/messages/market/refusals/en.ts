export default {
  passRunOut: 'This pass has run out. Open the analysis again.',
  fullAnalysis: 'This is part of the full analysis.',
  listingNotOffered: 'This listing is not on offer.',
  noProjectFigures: 'We have no figures of this project.',
  noProjectHome: 'No home of such a project is on offer.',
};
