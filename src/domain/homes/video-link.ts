const YOUTUBE_PAGE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts?\/|embed\/)|youtu\.be\/)([\w-]{11})(?=[?&#/]|$)/;

/** What YouTube calls the video a link leads to; undefined for a link to anywhere else. */
export const youtubeId = (link: string): string | undefined => YOUTUBE_PAGE.exec(link)?.[1];

/** The player that sets no cookie before somebody plays. For whoever has asked to watch. */
export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
