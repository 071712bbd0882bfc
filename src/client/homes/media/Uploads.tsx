import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Section } from '#client/ui/Section.tsx';
import words from '#messages/homes/papers/index.ts';
import { PhotosDrop } from './PhotosDrop.tsx';
import { QueueRow } from './QueueRow.tsx';
import type { useUploads } from './use-uploads.ts';

interface Props {
  uploads: ReturnType<typeof useUploads>;
  /** How many more pictures fit beside those that are there. */
  room: number;
}

/** Where photos are added, and those on their way. */
export function Uploads({ uploads: { queue, items, arrived, isBusy }, room }: Props) {
  const [plans, setPlans] = useState(false);
  const isPaused = items.some(({ state }) => state === 'paused');
  const free = Math.max(0, room - items.length);
  // A file that broke off is chosen again, for which there must be a way in.
  const lost = items.filter(({ state }) => state === 'lost').length;
  return (
    <Section
      title={words.addPhotosPlans}
      titleId="add-photos"
      className="card grid grid-cols-1 gap-4 p-5"
    >
      {free + lost > 0 ? (
        <>
          <PhotosDrop
            room={free + lost}
            onFiles={(files) => queue.add(files, plans ? 'floor_plan' : 'photo')}
          />
          <Checkbox
            label={words.whatIAdd}
            checked={plans}
            onChange={({ target }) => setPlans(target.checked)}
          />
        </>
      ) : (
        <p className="text-muted">{words.noRoomMore}</p>
      )}
      <p role="status" className="sr-only">
        {arrived > 0 && words.picturesArrived({ arrived })}
      </p>
      {items.length > 0 && (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">{words.theirWay({ itemCount: items.length })}</h3>
            <div className="flex gap-2">
              {isBusy && (
                <Button variant="quiet" onClick={() => queue.pauseAll()}>
                  {words.pauseAll}
                </Button>
              )}
              {isPaused && (
                <Button variant="quiet" onClick={() => queue.resumeAll()}>
                  {words.goAll}
                </Button>
              )}
            </div>
          </div>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <QueueRow key={item.key} item={item} queue={queue} />
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
