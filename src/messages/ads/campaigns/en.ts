export default {
  adApproved: 'Your ad is approved',
  adPayNow: 'Pay its budget now, and it is shown from its first day on.',
  adNotApproved: 'Your ad was not approved',
  adNotApprovedBody: ({ reason }: { reason: string | number }) =>
    `You can change it and submit it again. The reason: ${reason}`,
  adTakenDown: 'Your ad was taken down',
  adTakenDownBody: ({ reason }: { reason: string | number }) =>
    `What is left of its budget goes back to you. The reason: ${reason}`,
  adEnded: 'Your ad has ended',
  adUsedUp: 'Its budget is used up. The report shows what came of it.',
  adOver: 'Its days are over. What is left of its budget goes back to you.',
  adNotShown: 'Your ad was not shown',
  adNotShownBody: 'Its days are over before it was approved and paid. You can make it anew.',
  adRuns: 'Your ad runs',
  adRunsBody: 'It is paid and shown from its first day on.',
  clicks: 'Clicks',
  views: 'Views',
  file: {
    day: 'Day',
    place: 'Place',
    views: 'Views',
    clicks: 'Clicks',
    rate: 'Clicks of 100 views',
    spent: 'Spent (₹, without GST)',
  },
  ads: 'Ads',
};
