export default {
  folderGone: 'This folder is gone.',
  notKept: 'You do not keep this home any more.',
  folderThere: 'You have a folder of that name.',
  mostFolders: ({ most }: { most: string | number }) =>
    `You can have ${most} folders. Take one away first.`,
  someFields: 'Some fields need a correction.',
  notAmongYours: 'This property is not among yours.',
  homeNotFound: 'We could not find that home.',
  listedNoMore: 'This home is no longer listed.',
  onHoldBooked: 'This property is on hold: it has been booked.',
  notOnOffer: 'This property is not on offer at the moment.',
  propertyNotFound: 'We could not find that property.',
  localityUnknown: 'We do not know this locality.',
  mostPictures: ({ most }: { most: string | number }) =>
    `A property may have ${most} photos and plans.`,
  pictureThere: 'This picture is on your property already.',
  lookedAlready: 'We have looked at this photo already; there is nothing to say.',
  photoDecided: 'This photo is decided already.',
  photosChanged: 'The photos changed in the meantime. Look at them again.',
  soldNoChange: 'This property is sold or rented; nothing can be changed.',
  markRented: 'This one is for rent: mark it as rented.',
  markSold: 'This one is for sale: mark it as sold.',
  settleBooking: 'Somebody has booked it. Settle or cancel that booking first.',
  onlyLiveConfirmed: 'Only a live property is confirmed.',
  mostDrafts: ({ there }: { there: string | number }) =>
    `You have ${there} unfinished properties. Finish or delete one first.`,
  recordStays: ({ status }: { status: string | number }) =>
    `It is ${status}: its record stays as it is.`,
  someAnswers: 'Some answers are missing or need a correction.',
  mostSearches: ({ most }: { most: string | number }) =>
    `Keep at most ${most} searches; remove one first.`,
  somebodyElse: 'Somebody else must decide about your own property.',
  paperThere: 'We have this paper already.',
  mostPapers: ({ most }: { most: string | number }) =>
    `At most ${most} papers can be handed in at a time.`,
  addressAnswered: ({ status }: { status: string | number }) => `The address answered ${status}.`,
  addressUnreached: 'The address could not be reached.',
  rowNoObject: 'This row is no JSON object.',
  noSuchField: 'There is no such field.',
  cannotBecome: ({ from, wanted }: { from: string | number; wanted: string | number }) =>
    `It is ${from} and cannot become ${wanted}.`,
  sameReference: ({ before }: { before: string | number }) =>
    `Row ${before} has the same reference.`,
  kindStays: 'What kind it is stays: send another under a new externalId.',
  listedinStays: 'Sale or rent stays: send another under a new externalId.',
  goOnFrom: ({ received }: { received: string | number }) => `Go on from byte ${received}.`,
  chunks: ({ bytes }: { bytes: string | number }) =>
    `Send the file in chunks of ${bytes} bytes or a multiple of it.`,
  bookedComesBack: 'It is booked: it is on the search again if the booking ends.',
  changedElsewhere: 'It was changed on another device or in another tab. Load what is there.',
  priceStays: 'Somebody has booked it at this price: it stays while the booking runs.',
  draftGone: 'This draft is finished or was deleted.',
  wentOnElsewhere: 'You went on with this on another device or in another tab. Load what is there.',
  chooseKind: 'Choose a kind of property.',
  chooseSellRent: 'Choose sell or rent.',
  chooseLocality: 'Choose a locality from the list.',
  pinFar: ({ km, name }: { km: string | number; name: string | number }) =>
    `The pin is ${km} km from ${name}. Move it, or choose another locality.`,
  chooseLocalities: 'Choose localities from the list.',
  dayFromToday: 'Choose a day from today.',
  yoursAlready: ({ said, status }: { said: string | number; status: string | number }) =>
    `You have this one already: ${said} (${status}).`,
  likeListed: ({ said }: { said: string | number }) =>
    `One very like it is listed already: ${said}.`,
  didNotWork: 'This did not work. Please try again.',
};
