export default {
  advertisement: ({ place }: { place: string }) => `Advertisement: ${place}`,
  seeMore: 'See more',
  title: {
    TopHome: 'Know the asking prices before you visit',
    CenterHomeVideo: 'Rent or buy?',
    CenterHomeGif: 'What a home truly costs',
    BottomHome: 'Is the price fair?',
    DashBoardTopImage: 'Reach people who look for a home',
    DashBoardBottomImage: 'Guides for buyers, tenants and owners',
    AnalysisTopImage: 'A second pair of eyes on the papers',
    ShortListTopImage: 'Weigh three homes side by side',
  },
  text: {
    TopHome: 'Medians for every locality of Pune, each with the number of homes behind it.',
    CenterHomeVideo: 'Reckon both over the years you mean to stay, with every cost named.',
    CenterHomeGif: 'Stamp duty, registration and GST on top of the price, with their sources.',
    BottomHome:
      'An evaluator visits the home, measures it and writes a report that can be checked.',
    DashBoardTopImage:
      'Advertise here: choose places, days and a budget, and pay for counted views.',
    DashBoardBottomImage: 'What to check, what to sign and what it costs, step by step.',
    AnalysisTopImage: 'Lawyers of Pune check titles and write agreements; fees are named first.',
    ShortListTopImage: 'Carpet area, true cost, price for a square foot and the way to the metro.',
  },
};
