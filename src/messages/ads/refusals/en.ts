export default {
  adNotFound: 'We could not find that ad.',
  changedAnew: 'It was changed and submitted anew. Look at it again.',
  daysOver: 'The days of this ad are over.',
  cancelAdsFirst:
    'You have ads running. Cancel them first; what is left of their budget goes back to you.',
  draftFirst: 'Make it a draft again first; staff then look at it anew.',
  adPaid: 'This ad is paid already.',
  paidOnceApproved: 'An ad is paid once our staff have approved it.',
  daysOverChange: 'The days of this ad are over. Change them and submit it anew.',
  budgetChanged: 'The budget was changed before it was paid.',
  budgetUsed: 'Its budget is used up; there is nothing to cancel.',
  placeNotBooked: ({ place }: { place: string | number }) => `“${place}” is not booked any more.`,
  pictureFirst: 'Upload a picture first.',
  videoIsLink: 'A video is a link: give it with the ad’s words.',
  manyDrafts: 'You have many drafts. Finish or give up one of them first.',
  pictureSmall: ({
    width,
    height,
    leastWidth,
    leastHeight,
  }: {
    width: string | number;
    height: string | number;
    leastWidth: string | number;
    leastHeight: string | number;
  }) =>
    `The picture has ${width} × ${height} pixels. Use one of ${leastWidth} × ${leastHeight} or more.`,
  choosePicture: 'Please choose a JPEG, PNG or WebP file.',
  gifStill: 'This GIF does not move. Choose the format image for it.',
  gifFrames: ({
    pages,
    width,
    height,
  }: {
    pages: string | number;
    width: string | number;
    height: string | number;
  }) => `The GIF has ${pages} frames of ${width} × ${height}. That is too much.`,
  gifSeconds: ({ most }: { most: string | number }) => `The GIF may run ${most} seconds at most.`,
  chooseGif: 'Please choose an animated GIF.',
  gifHeavy: 'The GIF is too heavy for a page. Make it shorter or calmer.',
  beginToday: 'Begin today or later.',
  beginWithin: ({ days }: { days: string | number }) => `Begin within ${days} days.`,
  mostDays: ({ days }: { days: string | number }) => `It may run ${days} days at most.`,
};
