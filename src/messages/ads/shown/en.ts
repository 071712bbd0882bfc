export default {
  ad: 'Ad',
  explore: 'Explore Now',
  exploreAd: ({ headline }: { headline: string }) =>
    `Explore Now: ${headline} (opens in a new tab)`,
  pause: 'Pause ads',
  goOn: 'Let ads change again',
  play: 'Play the video',
  playAd: ({ headline }: { headline: string }) => `Play the video: ${headline}`,
  video: ({ headline }: { headline: string }) => `Video of an ad: ${headline}`,
};
