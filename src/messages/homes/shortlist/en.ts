/** What is said of homes somebody looks at closer. */
export default {
  nothingToSuggest: 'Nothing to suggest yet',
  nothingToSuggestText:
    'Save or shortlist a home or two, and homes like them show up here, with the reason.',
  worthLook: 'Homes worth a look',
  empty: 'Your shortlist is empty',
  emptyText:
    'Put the homes you are serious about here, each with a note for yourself: what to ask, what to look at.',
  shortlistedHomes: 'Shortlisted homes',
  shortlist: 'Shortlist',
  shortlisted: 'Shortlisted',
  buttonOf: ({ label, title }: { label: string; title: string }) => `${label}: ${title}`,
  on: 'On your shortlist',
  off: 'Off your shortlist',
  undo: 'Undo',
  takeOff: ({ title }: { title: string }) => `Take ${title} off the shortlist`,
  youShortlisted: 'you shortlisted it',
  save: 'Save',
  saved: 'Saved',
};
