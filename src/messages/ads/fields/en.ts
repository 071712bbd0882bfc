export default {
  milliseconds: 'Give milliseconds.',
  format: 'Choose image, video or GIF.',
  headline: 'Write a headline.',
  offer: 'Say in a sentence what you offer.',
  address: 'Give the address the ad leads to.',
  onePlace: 'Choose at least one place.',
  onlyVideo: 'Only a video has a link to a video.',
  otherFormat: ({ place }: { place: string }) => `“${place}” takes another format.`,
  link: {
    wholeAddress: 'Give the whole address, beginning with https://',
    beginHttps: 'Use an address that begins with https://',
    noNames: 'Leave user names and passwords out of the address.',
    noPort: 'Leave the port out of the address.',
    publicSite: 'Use the address of a public website.',
    video: 'Give a YouTube link (watch, short or embed) or a link to an .mp4 or .webm file.',
  },
  placeTakes: {
    format: ({ right }: { right: string }) => `This place takes the format “${right}”.`,
    page: ({ right }: { right: string }) => `This place takes the page “${right}”.`,
    position: ({ right }: { right: string }) => `This place takes the position “${right}”.`,
  },
};
