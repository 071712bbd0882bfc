export default {
  approved: 'Approved; the advertiser can pay now.',
  rejected: 'Rejected; the advertiser has been told.',
  takenDown: 'Taken down; the rest of its budget goes back.',
  draftAgain: 'It is a draft again. Submit it once it is as you want it.',
  givenUp: 'The ad is given up. Nothing was paid.',
  paused: 'The ad is shown no more until you resume it.',
  resumed: 'The ad is shown again.',
  ended: 'The ad has ended. What is left of its budget goes back to you.',
  submitted: 'Our staff look at your ad. You pay once it is approved.',
  pictureSaved: 'The picture is saved.',
  savedDraft: 'Saved as a draft.',
};
