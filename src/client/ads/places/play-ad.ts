import { PLAYER } from '#client/homes/listing/video-player.ts';
import { playerUrl } from '#domain/homes/video-link.ts';
import words from '#messages/ads/shown/index.ts';
import { make } from './make.ts';

interface Playable {
  mediaUrl: string;
  youtubeId: string | null;
  headLine: string;
}

type Tell = (isPlaying: boolean) => void;

const FILLED = 'size-full bg-ink';
/** What a YouTube player calls its states; all others are no playing. */
const PLAYING = 1;

function fileOf({ mediaUrl }: Playable, tell: Tell): HTMLVideoElement {
  const video = make('video', {
    src: mediaUrl,
    controls: true,
    playsInline: true,
    autoplay: true,
    className: FILLED,
  });
  for (const event of ['pause', 'waiting', 'ended', 'error'] as const) {
    video.addEventListener(event, () => tell(false));
  }
  video.addEventListener('playing', () => tell(true));
  return video;
}

/** The player's state, where a message of its tells one. */
function stateIn(message: unknown): number | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    const { info } = JSON.parse(message);
    return typeof info === 'number' ? info : info?.playerState;
  } catch {
    return undefined;
  }
}

/**
 * YouTube's player without a script of its: it is asked by messages to tell its state, in the
 * protocol its own script speaks.
 */
function youtubeOf({ youtubeId, headLine }: Playable & { youtubeId: string }, tell: Tell) {
  const { allow, referrerPolicy } = PLAYER.attributes(youtubeId);
  const src = `${playerUrl(youtubeId)}&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`;
  const { origin } = new URL(src);
  const frame = make('iframe', {
    src,
    allow,
    referrerPolicy,
    title: words.video({ headline: headLine }),
    className: FILLED,
  });
  const hear = ({ source, data }: MessageEvent) => {
    if (!frame.isConnected) return removeEventListener('message', hear);
    if (source !== frame.contentWindow) return;
    const state = stateIn(data);
    if (state !== undefined) tell(state === PLAYING);
  };
  addEventListener('message', hear);
  frame.addEventListener('load', () => {
    const say = (message: object) =>
      frame.contentWindow?.postMessage(
        JSON.stringify({ id: 1, channel: 'widget', ...message }),
        origin,
      );
    say({ event: 'listening' });
    say({ event: 'command', func: 'addEventListener', args: ['onStateChange'] });
  });
  return frame;
}

/** The player of an ad's video, which tells whenever it begins or stops to play. */
export const playAd = (ad: Playable, tell: Tell): HTMLElement =>
  ad.youtubeId ? youtubeOf({ ...ad, youtubeId: ad.youtubeId }, tell) : fileOf(ad, tell);
