/** The player says these on a page that loads nothing else of the home’s words. */
export default {
  video: 'Video',
  watchVideo: 'Watch the video',
  playVideo: 'Play the video',
  playsFromYoutube: 'It plays from YouTube, which then learns that you watch it.',
  videoOfHome: 'Video of the home',
};
