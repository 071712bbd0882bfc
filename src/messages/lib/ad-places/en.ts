export default {
  places: {
    TopHome: 'Home, top',
    CenterHomeVideo: 'Home, centre: video',
    CenterHomeGif: 'Home, centre: GIF',
    BottomHome: 'Home, bottom',
    DashBoardTopImage: 'Dashboard, top',
    DashBoardBottomImage: 'Dashboard, bottom',
    AnalysisTopImage: 'Property analysis, top',
    ShortListTopImage: 'Shortlist, top',
  },
};
