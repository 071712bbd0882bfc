export default {
  onPaper: {
    found: 'On this page',
    part: 'In part on this page',
    missing: 'Not on this page',
  },
  notPicture: ({ advice }: { advice: string }) => `This is not a picture. ${advice}`,
  save: ({ name }: { name: string }) => `Save ${name}`,
  pdfNotShown: 'This PDF cannot be shown here. Save it and open it with your own program.',
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  pictureOfPage: ({ alt, page, pages }: { alt: string; page: number; pages: number }) =>
    `${alt}, page ${page} of ${pages}`,
  pageBefore: 'Page before (p)',
  nextPage: 'Next page (n)',
  lookCloser: 'Look closer',
  smaller: 'Smaller (−)',
  larger: 'Larger (+)',
  turn: 'Turn (r)',
  wholeScreen: 'Whole screen (f)',
  checkedNameIs: ({ name }: { name: string }) => `The name that was checked is ${name}.`,
  nameUnchecked: 'Nobody has checked this name yet.',
};
