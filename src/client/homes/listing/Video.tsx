import { Play } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#client/ui/Section.tsx';
import { youtubeId } from '#domain/homes/video-link.ts';
import words from '#messages/homes/video/index.ts';
import { pictureSources } from './listing-labels.ts';
import { PLAYER } from './video-player.ts';

interface Props {
  /** As its owner gave it. */
  url: string;
  /** A picture of the home, shown until the video is played. */
  cover: string | undefined;
}

/**
 * A listing's video. Nothing of YouTube's is asked for before somebody presses play; on a page
 * without React `playVideos` does what the press does here.
 */
export function Video({ url, cover }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  const id = youtubeId(url);
  return (
    <Section title={words.video} titleId="video" className="grid justify-items-start gap-3">
      {!id && (
        <a className="link" href={url} target="_blank" rel="noreferrer nofollow ugc">
          {words.watchVideo}
        </a>
      )}
      {id && isPlaying && (
        <iframe
          {...PLAYER.attributes(id)}
          title={words.videoOfHome}
          className={PLAYER.className}
          // The pressed link is gone, and the keyboard goes on here.
          ref={(frame) => frame?.focus()}
        />
      )}
      {id && !isPlaying && (
        <>
          <a
            className="card relative grid aspect-video w-full place-content-center overflow-hidden bg-sunk"
            href={url}
            target="_blank"
            rel="noreferrer nofollow ugc"
            data-video={id}
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            {cover && (
              <img
                src={pictureSources(cover).src}
                srcSet={pictureSources(cover).srcset}
                sizes="(min-width: 64rem) 780px, 100vw"
                alt=""
                loading="lazy"
                className="absolute inset-0 size-full object-cover"
              />
            )}
            <span className="relative flex items-center gap-2 rounded-full bg-ink/80 px-5 py-3 font-semibold text-surface">
              <Play size={20} aria-hidden="true" />
              {words.playVideo}
            </span>
          </a>
          <p className="text-sm text-muted">{words.playsFromYoutube}</p>
        </>
      )}
    </Section>
  );
}
