import { Progress } from '@base-ui/react/progress';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { fileSize } from '#client/ui/file-refusal.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { wholePercent } from '#domain/lib/percent.ts';
import type { QueueItem, UploadQueue } from './upload-queue.ts';

function words({ state, sent, bytes, message }: QueueItem): string {
  const far = `${fileSize(sent)} of ${fileSize(bytes)}`;
  switch (state) {
    case 'waiting':
      return `Waits for its turn · ${fileSize(bytes)}`;
    case 'sending':
      return sent >= bytes ? 'Arrived; the photo is being made…' : far;
    case 'cut':
      return `No connection. Goes on by itself from ${far}.`;
    case 'paused':
      return `Paused at ${far}`;
    case 'lost':
      return `Broke off at ${far}. Choose this file again to go on from there.`;
    case 'refused':
      return message ?? 'This file could not be sent.';
  }
}

/** One file on its way, with what can be done about it. */
export function QueueRow({ item, queue }: { item: QueueItem; queue: UploadQueue }) {
  const { key, name, sent, bytes, state } = item;
  const canPause = state === 'sending' || state === 'cut' || state === 'waiting';
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={name}>
            {name}
          </p>
          <p className={state === 'refused' ? 'text-sm text-bad' : 'text-sm text-muted'}>
            {words(item)}
          </p>
        </div>
        {canPause && (
          <IconButton label={`Pause ${name}`} icon={Pause} onClick={() => queue.pause(key)} />
        )}
        {state === 'paused' && (
          <IconButton label={`Go on with ${name}`} icon={Play} onClick={() => queue.resume(key)} />
        )}
        {state === 'refused' && (
          <IconButton
            label={`Try ${name} again`}
            icon={RotateCw}
            onClick={() => queue.resume(key)}
          />
        )}
        <IconButton label={`Do not send ${name}`} icon={X} onClick={() => queue.giveUp(key)} />
      </div>
      {state !== 'refused' && (
        <Progress.Root aria-label={`Sending ${name}`} value={wholePercent(sent / bytes)}>
          <Progress.Track className="h-1.5 overflow-hidden rounded-full bg-line">
            <Progress.Indicator className="rounded-full bg-brand" />
          </Progress.Track>
        </Progress.Root>
      )}
    </li>
  );
}
