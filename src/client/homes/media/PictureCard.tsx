import { ArrowLeft, ArrowRight, Pencil, Star, Trash2 } from 'lucide-react';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { MediaItem } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';
import { labels } from '#messages/lib/labels.ts';

interface Props {
  item: MediaItem;
  place: number;
  count: number;
  isCover: boolean;
  isDragged: boolean;
  onDrag: (id: number | undefined) => void;
  onDrop: () => void;
  onMove: (to: number) => void;
  onOpen: (what: 'caption' | 'answer' | 'remove') => void;
}

const WORDS = labels(() => words.words);

/** One picture: dragged into place, or moved by its buttons, which the keyboard reaches too. */
export function PictureCard(props: Props) {
  const { item, place, count, isCover, isDragged, onDrag, onDrop, onMove, onOpen } = props;
  const { id, url, alt, caption, kind, alike } = item;
  const name = caption ?? `${WORDS[kind].toLowerCase()} ${place + 1}`;
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={classes(
        'card grid content-start overflow-hidden sm:cursor-grab',
        isDragged && 'opacity-50',
      )}
    >
      <div className="relative">
        <img
          src={`${url}-400.webp`}
          srcSet={`${url}-400.webp 400w, ${url}-800.webp 800w`}
          sizes="(min-width: 64rem) 320px, (min-width: 40rem) 50vw, 100vw"
          width={400}
          height={300}
          loading="lazy"
          draggable={false}
          alt={alt}
          className="aspect-4/3 w-full bg-sunk object-cover"
        />
        <div className="absolute top-2 left-2 flex gap-2 rounded-full bg-raised">
          {isCover && <Badge tone="brand">{words.cover}</Badge>}
          {kind !== 'photo' && <Badge>{WORDS[kind]}</Badge>}
        </div>
      </div>
      <div className="flex items-center px-1">
        <IconButton
          label={words.moveForward({ name })}
          icon={ArrowLeft}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={words.moveBack({ name })}
          icon={ArrowRight}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        {kind === 'photo' && !isCover && (
          <IconButton label={words.makeCover({ name })} icon={Star} onClick={() => onMove(0)} />
        )}
        <span className="flex-1" />
        <IconButton
          label={words.captionAnd({ name })}
          icon={Pencil}
          onClick={() => onOpen('caption')}
        />
        <IconButton label={words.remove({ name })} icon={Trash2} onClick={() => onOpen('remove')} />
      </div>
      {caption && <p className="wrap-anywhere px-4 pb-3 text-sm">{caption}</p>}
      {alike && (
        <div className="grid gap-2 border-t border-line px-4 py-3 text-sm">
          <p>
            <Badge tone="warn">{words.yours}</Badge>
          </p>
          <p>
            {alike.answer ? words.saidStaffLook({ answer: alike.answer }) : words.muchLikePhoto}
          </p>
          <Button variant="quiet" onClick={() => onOpen('answer')}>
            {alike.answer ? words.changeWhatI : words.sayWhereFrom}
          </Button>
        </div>
      )}
    </li>
  );
}
