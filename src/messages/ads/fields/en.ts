export default {
  milliseconds: 'Give milliseconds.',
  format: 'Choose image, video or GIF.',
  headline: 'Write a headline.',
  offer: 'Say in a sentence what you offer.',
  address: 'Give the address the ad leads to.',
  onePlace: 'Choose at least one place.',
  onlyVideo: 'Only a video has a link to a video.',
  otherFormat: ({ place }: { place: string }) => `“${place}” takes another format.`,
};
